import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './StepList.module.css';

export type Step = { title: string; text: string };
export type StepListProps = {
  /** The steps, in order. */
  steps: readonly Step[];
  headingLevel?: 2 | 3;
};

/**
 * Numbered steps.
 *
 * @avoid For points without an order (`ReasonList`), and for the progress of a form (`StepProgress`).
 * @accessibility An ordered list with headings. The drawn numbers are hidden from screen readers.
 *
 * @example
 * <StepList steps={[{ title: 'Call us', text: 'We arrange a tow.' }, { title: 'We look', text: 'Within a day.' }]} />
 */
export const StepList = ({ steps, headingLevel = 3, ...root }: WithRoot<StepListProps, 'div'>) => {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div {...rootProps(root, styles.root)} data-part="step-list">
      <ol className={styles.list}>
        {steps.map(({ title, text }, at) => (
          <li key={at} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <div className={styles.content}>
              <Heading className={styles.title}>{title}</Heading>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
};
