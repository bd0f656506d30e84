import type { PriceSummary as Model, PriceSummaryLine } from '@dealer/core/checkout';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './PriceSummary.module.css';

export type PriceSummaryProps = Model & {
  /** Id of the heading. */
  id: string;
  title: string;
  /** A payment estimate with its rates; the warning that belongs to it. */
  finance?: { line: PriceSummaryLine; notes: readonly string[] } | undefined;
};

const Line = ({ line: { label, text, note }, part }: { line: PriceSummaryLine; part?: 'total' }) => (
  <div className={styles.line} data-part={part}>
    <dt>
      <span>{label}</span>
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </dt>
    <dd translate="no">{text}</dd>
  </div>
);

/**
 * A price, line by line, with the total and the payments. Amounts and labels are props.
 *
 * @avoid For a single amount: use `PriceBlock`.
 *
 * @example
 * <PriceSummary id="price" title="Price" {...purchaseSummary(vehicle, draft, site, { now })} />
 */
export const PriceSummary = ({
  id,
  title,
  lines,
  total,
  afterTotal,
  finance,
  ...root
}: WithRoot<PriceSummaryProps, 'section'>) => (
  <section {...rootProps(root, styles.root)} aria-labelledby={id} data-part="price-summary">
    <h2 className={styles.title} id={id}>
      {title}
    </h2>
    <dl className={styles.list}>
      {lines.map((line) => (
        <Line key={line.label} line={line} />
      ))}
      <Line line={total} part="total" />
      {afterTotal.map((line) => (
        <Line key={line.label} line={line} />
      ))}
      {finance === undefined ? null : <Line line={finance.line} />}
    </dl>
    {finance?.notes.map((note) => (
      <p key={note} className={styles.small}>
        {note}
      </p>
    ))}
  </section>
);
