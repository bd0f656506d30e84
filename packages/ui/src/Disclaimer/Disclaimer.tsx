import type { FinanceDisclaimer } from '@dealer/core/finance';
import { ShowMore } from '../ShowMore/ShowMore.tsx';
import styles from './Disclaimer.module.css';

export type DisclaimerProps = {
  /** The small print under a payment; long ones are folded to their beginning. */
  finance?: FinanceDisclaimer | undefined;
  /** Further lines, whole. */
  lines: readonly string[];
};

const words = (finance: FinanceDisclaimer) =>
  finance.details.kind === 'whole' ? (
    <p>* {finance.details.text}</p>
  ) : (
    <ShowMore short={<p>* {finance.details.short}</p>} full={<p>* {finance.details.text}</p>} about="disclaimer" />
  );

/**
 * The small print of a vehicle's page. A site may want the finance part folded away until somebody asks for it.
 *
 * @example
 * <Disclaimer finance={financeDisclaimer(site, lender)} lines={[]} />
 */
export const Disclaimer = ({ finance, lines }: DisclaimerProps) => (
  <div className={styles.root} data-part="disclaimer">
    {finance === undefined ? null : finance.startsCollapsed ? (
      <details className={styles.fold}>
        <summary>Finance details</summary>
        {words(finance)}
      </details>
    ) : (
      words(finance)
    )}
    {finance?.legal === undefined ? null : <p>{finance.legal}</p>}
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
