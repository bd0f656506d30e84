import type { WithRoot } from '../rootProps/index.ts';
import { SearchFrame } from './SearchFrame.tsx';
import styles from './SearchLayout.module.css';
import type { SearchLayoutProps } from './searchLayoutProps.ts';

/**
 * The neutral default of the slot: filters in a column next to the results, from the width of a small laptop.
 *
 * @avoid In a look with another layout of results, which defines the slot of this name.
 * @accessibility The results are a section named by a heading that is hidden from sight only; it can take the focus and is marked as busy while results load. What is next to them is a landmark with a name.
 *
 * @example
 * <SearchLayout {...areas} />
 */
export const SearchLayout = ({ filters, className, ...areas }: WithRoot<SearchLayoutProps, 'div'>) => (
  <SearchFrame
    {...areas}
    filters={filters?.('side')}
    className={`${(filters && styles.columns) ?? ''} ${className ?? ''}`}
  />
);
