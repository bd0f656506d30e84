import type { ReactNode } from 'react';
import { FilterDropdown } from '../FilterDropdown/index.ts';
import styles from './FilterBar.module.css';

export type FilterBarGroup = {
  id: string;
  title: string;
  /** The selected values: "Toyota, Mazda". */
  summary?: string;
  content: ReactNode;
  /** Small enough to be in the bar itself: a select, a switch. */
  inline?: boolean;
};

export type FilterBarProps = {
  label?: string;
  groups: readonly FilterBarGroup[];
};

/**
 * Filters in one line above the list; each opens a drop-down, whose content is rendered when it opens.
 *
 * @example
 * <FilterBar groups={[{ id: 'make', title: 'Make', content: <FacetList … /> }]} />
 */
export const FilterBar = ({ label = 'Filters', groups }: FilterBarProps) => (
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
  </div>
);
