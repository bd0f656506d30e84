import type { RateText } from '@dealer/core/finance';
import styles from './FinanceJourney.module.css';

export type FinanceJourneyEstimateProps = {
  /** "Your estimate", "Lender’s quote". */
  title: string;
  /** A quote is being asked for: the figure is out of date until it comes. */
  busy: boolean;
  /** "$147" or "Enquire for Finance". */
  text: string;
  /** "per week"; empty where there is no payment. */
  per: string;
  /** The payment has a star: the small print says the comparison rate, in New Zealand the total stands beside it. */
  starred?: boolean | undefined;
  /** "about $433 a month". */
  monthly?: string | undefined;
  /** New Zealand: what all payments come to. */
  total?: string | undefined;
  rates: RateText;
  /** What the star stands for, and where the figure comes from. */
  small: readonly string[];
};

/**
 * What the loan costs. Its place is there from the start and says what changes; a rate never stands without its comparison rate.
 *
 * @example
 * <FinanceJourneyEstimate title="Your estimate" busy={false} text="$147" per="per week" rates={{ kind: 'none' }} small={['Indicative only.']} />
 */
export const FinanceJourneyEstimate = ({
  title,
  busy,
  text,
  per,
  starred = false,
  monthly,
  total,
  rates,
  small,
}: FinanceJourneyEstimateProps) => (
  <div className={styles.estimate} data-part="finance-estimate" data-status={busy ? 'asking' : 'shown'}>
    <div className={styles.figures} role="status" aria-atomic="true">
      <p className={styles.estimateTitle}>{busy ? 'Asking for a quote' : title}</p>
      {busy ? (
        <p className={styles.payment} aria-hidden="true">
          <strong className={styles.waiting}>$000</strong>
        </p>
      ) : (
        <>
          <p className={styles.payment} data-kind={per === '' ? 'enquire' : 'repayment'}>
            <strong>{text}</strong>
            {per === '' ? null : <span> {`${per}${starred ? '*' : ''}`}</span>}
          </p>
          {total === undefined ? null : <p className={styles.line}>{total} total of payments</p>}
          {monthly === undefined ? null : <p className={styles.line}>{monthly}</p>}
          {rates.kind === 'rates' ? (
            <p className={styles.line}>
              {rates.interest} interest rate, {rates.comparison} comparison rate
            </p>
          ) : null}
        </>
      )}
    </div>
    <div className={styles.small}>
      {small.map((line, at) => (
        <p key={line}>
          {at === 0 && starred ? '* ' : ''}
          {line}
        </p>
      ))}
    </div>
  </div>
);
