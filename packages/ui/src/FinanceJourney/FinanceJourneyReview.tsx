import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './FinanceJourney.module.css';

export type FinanceJourneyReviewProps = {
  groups: readonly {
    readonly title: string;
    readonly items: readonly {
      readonly label: string;
      readonly value: string;
    }[] /** The step of these answers. */;
    readonly step: number;
  }[];
  onStep: (step: number) => void;
};

/**
 * The answers so far, each part with a link back to it.
 *
 * @example
 * <FinanceJourneyReview groups={[{ title: 'Your loan', step: 1, items: [{ label: 'Term', value: '5 years' }] }]} onStep={goTo} />
 */
export const FinanceJourneyReview = ({ groups, onStep, ...root }: WithRoot<FinanceJourneyReviewProps, 'div'>) => {
  const t = useTexts();
  return (
    <div {...rootProps(root, styles.review)} data-part="finance-review">
      {groups.map(({ title, items, step }) => (
        <section key={title} className={styles.group}>
          <div className={styles.groupHead}>
            <h4 className={styles.groupTitle}>{title}</h4>
            <button
              type="button"
              className={styles.change}
              aria-label={t('Change: {title}', { title })}
              onClick={() => onStep(step)}
            >
              {t('Change')}
            </button>
          </div>
          <dl className={styles.answers}>
            {items.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
};
