import type { FinanceBoxModel } from '@dealer/core/finance';
import { useId } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { Starred } from '../Starred/Starred.tsx';
import { ShowMore } from '../ShowMore/ShowMore.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import action from '../Button/textAction.module.css';
import styles from './FinanceBox.module.css';

export type FinanceBoxProps = FinanceBoxModel & {
  /** The id of the warning, to which the star leads; the copy that only holds the room has none. */
  warningId?: string | undefined;
  /** Where the figures can be changed. */
  calculatorHref?: string;
};

/**
 * The weekly cost of the vehicle, the rates, and their small print.
 *
 * @avoid For a loan that visitors change: use `FinanceCalculator`.
 * @accessibility A section named by its heading, which has the cost. Collapsed small print is a native disclosure, or a button that announces whether it is expanded.
 * @accessibility `FinanceBoxPlaceholder` is marked as busy, and announces what it shows instead; the copy that reserves its height is hidden from screen readers.
 *
 * @example
 * <FinanceBox {...financeBox(vehicle, site, now)} calculatorHref="#finance-calculator" />
 */
export const FinanceBox = ({
  lead,
  weekly,
  rates,
  disclaimer,
  warningId,
  calculatorHref,
  ...root
}: WithRoot<FinanceBoxProps, 'section'>) => {
  const t = useTexts();
  const id = useId();
  const { details, startsCollapsed, legal } = disclaimer;
  const whole = (
    <>
      <p>{`*${details.text}`}</p>
      {legal === undefined ? null : <p>{legal}</p>}
    </>
  );
  return (
    <section {...rootProps(root, styles.box)} aria-labelledby={id} data-part="finance-box">
      <h2 id={id} className={styles.title}>
        <span>{lead}</span>{' '}
        {warningId === undefined ? <span>{weekly}</span> : <Starred text={weekly} href={`#${warningId}`} />}
      </h2>
      {rates.kind === 'rates' ? (
        <p className={styles.rates}>
          {t('{interest} interest rate, {comparison} comparison rate', {
            interest: rates.interest,
            comparison: rates.comparison,
          })}
        </p>
      ) : null}
      {calculatorHref === undefined ? null : (
        <Link className={styles.link} href={calculatorHref} data-print="hide">
          {t('Work out your repayments')}
        </Link>
      )}
      <div className={styles.small}>
        {startsCollapsed ? (
          <details>
            <summary className={`${action.action} ${styles.fold}`}>{t('Finance details')}</summary>
            {whole}
          </details>
        ) : details.kind === 'collapsed' ? (
          <ShowMore short={<p>{`*${details.short}`}</p>} full={whole} about="finance details" />
        ) : (
          whole
        )}
        {/* What the star stands for is never folded away. */}
        {rates.kind === 'rates' && rates.warning !== undefined ? <p id={warningId}>{rates.warning}</p> : null}
      </div>
    </section>
  );
};
