import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './SalesCounter.module.css';

export type SalesFigure = {
  /** "4.7". */
  value: string;
  label: string;
};

export type SalesCounterProps = {
  /** "2,784" */
  count: string;
  /** "Sales this Month". */
  label?: string;
  /** Further figures of the dealer, next to it. */
  figures?: readonly SalesFigure[];
};

/**
 * How many vehicles the group has sold this month, in a row with other figures of the dealer. Changes are not announced.
 *
 * @avoid Without figures that the dealer can prove.
 *
 * @example
 * <SalesCounter count="2,784" figures={[{ value: '14', label: 'Locations' }]} />
 */
export const SalesCounter = ({
  count,
  label = 'Sales this Month',
  figures = [],
  ...root
}: WithRoot<SalesCounterProps, 'dl'>) => (
  <dl {...rootProps(root, styles.root)} data-part="sales-counter">
    {[{ value: count, label }, ...figures].map((figure) => (
      <div key={figure.label} className={styles.figure}>
        <dt className={styles.label}>{figure.label}</dt>
        <dd className={styles.count}>{figure.value}</dd>
      </div>
    ))}
  </dl>
);
