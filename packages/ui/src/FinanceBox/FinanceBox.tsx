import type { FinanceDisclaimer, RateText } from '@dealer/core/finance';
import { useId } from 'react';
import { ShowMore } from '../ShowMore/ShowMore.tsx';
import styles from './FinanceBox.module.css';

export type FinanceBoxProps = {
  /** What stands before the payment. */
  lead?: string;
  /** "$204 per week*". */
  weekly: string;
  rates: RateText;
  disclaimer: FinanceDisclaimer;
  /** Where the figures can be changed. */
  calculatorHref?: string;
};

const warning = 'A comparison rate is true only for the example given. Other terms, fees or amounts might result in a different comparison rate.';

/**
 * What the vehicle costs a week, at which rates, and the small print that belongs to it.
 *
 * @example
 * <FinanceBox weekly="$204 per week*" rates={rateText(lender, site)} disclaimer={financeDisclaimer(site, lender)} />
 */
export const FinanceBox = ({ lead = 'Finance from', weekly, rates, disclaimer, calculatorHref }: FinanceBoxProps) => {
  const id = useId();
  const { details, startsCollapsed, legal } = disclaimer;
  const whole = (
    <>
      <p>*{details.text}</p>
      {rates.kind === 'rates' && rates.needsWarning ? <p>{warning}</p> : null}
      {legal === undefined ? null : <p>{legal}</p>}
    </>
  );
  return (
    <section className={styles.box} aria-labelledby={id} data-part="finance-box">
      <h2 id={id} className={styles.title}>
        {lead} {weekly}
      </h2>
      {rates.kind === 'rates' ? (
        <p className={styles.rates}>
          {rates.interest} interest rate, {rates.comparison} comparison rate
        </p>
      ) : null}
      {calculatorHref === undefined ? null : (
        <a className={styles.link} href={calculatorHref}>
          Work out your repayments
        </a>
      )}
      <div className={styles.small}>
        {startsCollapsed ? (
          <details>
            <summary className={styles.fold}>Finance details</summary>
            {whole}
          </details>
        ) : details.kind === 'collapsed' ? (
          <ShowMore short={<p>*{details.short}</p>} full={whole} about="finance details" />
        ) : (
          whole
        )}
      </div>
    </section>
  );
};
