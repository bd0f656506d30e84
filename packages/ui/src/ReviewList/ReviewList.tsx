import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './ReviewList.module.css';

export type ReviewListProps = {
  /** What was entered, by step, each with a button that changes it. */
  parts: readonly { title: string; lines: readonly string[]; onChange: () => void }[];
};

/**
 * The answers of each step before submitting, with a link back to each step.
 *
 * @avoid In a form of one step, whose answers are still in view.
 * @accessibility Each step has a heading, and "Change" is read with its title.
 *
 * @example
 * <ReviewList parts={[{ title: 'Delivery', lines: ['Pick up at Newstead'], onChange: goToDelivery }]} />
 */
export const ReviewList = ({ parts, ...root }: WithRoot<ReviewListProps, 'div'>) => {
  const t = useTexts();
  return (
    <div {...rootProps(root, styles.root)} data-part="review-list">
      {parts.map(({ title, lines, onChange }) => (
        <div key={title} className={styles.part}>
          <h3 className={styles.title}>{title}</h3>
          <div className={styles.lines}>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <Button variant="text" onClick={onChange}>
            {t('Change')}
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </Button>
        </div>
      ))}
    </div>
  );
};
