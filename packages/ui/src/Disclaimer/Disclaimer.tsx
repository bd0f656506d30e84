import type { FinanceDisclaimer } from '@dealer/core/finance';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ShowMore } from '../ShowMore/ShowMore.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './Disclaimer.module.css';

export type DisclaimerProps = {
  /** The small print of a payment; of a long one, the beginning is shown. */
  finance?: FinanceDisclaimer | undefined;
  /** Further lines, always shown in full. */
  lines: readonly string[];
};

const financeText = (finance: FinanceDisclaimer) =>
  finance.details.kind === 'whole' ? (
    <p>{`* ${finance.details.text}`}</p>
  ) : (
    <ShowMore
      short={<p>{`* ${finance.details.short}`}</p>}
      full={<p>{`* ${finance.details.text}`}</p>}
      about="disclaimer"
    />
  );

/**
 * The small print of a vehicle's page. A site may collapse its finance part.
 *
 * @avoid For what the law requires to be near the price, which is `Statements`.
 * @accessibility The collapsed part is a native disclosure, at least 44 px high. The button of a shortened part is named "Show More: disclaimer".
 *
 * @example
 * <Disclaimer finance={financeDisclaimer(site, lender)} lines={[]} />
 */
export const Disclaimer = ({ finance, lines, ...root }: WithRoot<DisclaimerProps, 'div'>) => {
  const t = useTexts();
  return (
    <div {...rootProps(root, styles.root)} data-part="disclaimer">
      {finance === undefined ? null : finance.startsCollapsed ? (
        <details className={styles.fold}>
          <summary>{t('Finance details')}</summary>
          {financeText(finance)}
        </details>
      ) : (
        financeText(finance)
      )}
      {finance?.legal === undefined ? null : <p>{finance.legal}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
};
