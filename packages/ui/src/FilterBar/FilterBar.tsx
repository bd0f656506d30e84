import type { ReactNode } from 'react';
import { FilterDropdown } from '../FilterDropdown/index.ts';
import styles from './FilterBar.module.css';

export type FilterBarGroup = {
  id: string;
  title: string;
  /** What is chosen: "Toyota, Mazda". */
  summary?: string;
  content: ReactNode;
  /** Small enough to stand in the bar itself: a select, a switch. */
  inline?: boolean;
};

export type FilterBarProps = {
  label?: string;
  groups: readonly FilterBarGroup[];
  /** At the end of the bar, e.g. a button for all filters. */
  trailing?: ReactNode;
};

/**
 * Filters in one line above the list; each opens a drop-down under it. What is inside is made when it opens.
 *
 * @example
 * <FilterBar groups={[{ id: 'make', title: 'Make', content: <FacetList … /> }]} />
 */
export const FilterBar = ({ label = 'Filters', groups, trailing }: FilterBarProps) => (
  <div className={styles['bar']} data-part="filter-bar" role="group" aria-label={label}>
    {groups.map(({ id, content, inline = false, ...group }) =>
      inline ? (
        <div key={id} className={styles['inline']}>
          {content}
        </div>
      ) : (
        <FilterDropdown key={id} {...group}>
          {content}
        </FilterDropdown>
      ),
    )}
    {trailing ? <div className={styles['trailing']}>{trailing}</div> : null}
  </div>
);
