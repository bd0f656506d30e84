import type { RateText } from '@dealer/core/finance';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './FinanceJourney.module.css';
import figure from '../FinanceCalculator/payment.module.css';

export type FinanceJourneyEstimateProps = {
  /** "Your estimate", "Lender’s quote". */
  title: string;
  /** A quote is being requested: the figure is out of date until it arrives. */
  busy: boolean;
  /** "$147" or "Enquire for Finance". */
  text: string;
  /** "per week"; empty where there is no payment. */
  per: string;
  /** The payment has a star that refers to the small print with the comparison rate; in New Zealand the total is next to it. */
  starred?: boolean | undefined;
  /** "about $433 a month". */
  monthly?: string | undefined;
  /** "$38,220 total repayments". */
  total?: string | undefined;
  /** "Over 5 years at 8.49% p.a." */
  terms?: string | undefined;
  rates: RateText;
  /** The footnote of the star, and the source of the figure. */
  small: readonly string[];
};

/**
 * The cost of the loan. It is a live region that is always mounted; a rate is always shown with its comparison rate.
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
  terms,
  rates,
  small,
  ...root
}: WithRoot<FinanceJourneyEstimateProps, 'div'>) => {
  const t = useTexts();
  return (
    <div {...rootProps(root, styles.estimate)} data-part="finance-estimate" data-status={busy ? 'asking' : 'shown'}>
      <div className={styles.figures} role="status" aria-atomic="true">
        <p className={styles.estimateTitle}>{busy ? t('Asking for a quote') : title}</p>
        {busy ? (
          <p className={figure.payment} aria-hidden="true">
            <strong className={styles.waiting} />
          </p>
        ) : (
          <>
            <p className={figure.payment} data-kind={per === '' ? 'enquire' : 'repayment'}>
              <strong>{text}</strong>
              {per === '' ? null : <span>{` ${per}${starred ? '*' : ''}`}</span>}
            </p>
            {total === undefined ? null : <p className={styles.line}>{total}</p>}
            {terms === undefined ? null : <p className={styles.line}>{terms}</p>}
            {monthly === undefined ? null : <p className={styles.line}>{monthly}</p>}
            {rates.kind === 'rates' ? (
              <p className={styles.line}>
                {t('{interest} interest rate, {comparison} comparison rate', {
                  interest: rates.interest,
                  comparison: rates.comparison,
                })}
              </p>
            ) : null}
          </>
        )}
      </div>
      <div className={styles.small}>
        {small.map((line, at) => (
          <p key={line}>{`${at === 0 && starred ? '* ' : ''}${line}`}</p>
        ))}
      </div>
    </div>
  );
};
