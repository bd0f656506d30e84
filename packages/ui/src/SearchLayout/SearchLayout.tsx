import { SearchFrame } from './SearchFrame.tsx';
import styles from './SearchLayout.module.css';
import type { SearchLayoutProps } from './searchLayoutProps.ts';

/**
 * The neutral default of the slot: filters in a column next to the results, from the width of a small laptop.
 *
 * @example
 * <SearchLayout {...areas} />
 */
export const SearchLayout = ({ filters, ...areas }: SearchLayoutProps) => (
  <SearchFrame {...areas} filters={filters?.('side')} className={filters ? styles.columns : undefined} />
);
