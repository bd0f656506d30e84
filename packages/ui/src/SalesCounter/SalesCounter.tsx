import styles from './SalesCounter.module.css';

export type SalesCounterProps = {
  /** "2,784" */
  count: string;
  /** "Sales this Month". */
  label?: string;
};

/**
 * How many vehicles the group has sold this month. Changes are not announced.
 *
 * @example
 * <SalesCounter count="2,784" />
 */
export const SalesCounter = ({ count, label = 'Sales this Month' }: SalesCounterProps) => (
  <p className={styles.root} data-part="sales-counter">
    <strong className={styles.count}>{count}</strong> <span className={styles.label}>{label}</span>
  </p>
);
