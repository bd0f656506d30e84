import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import styles from './FilterBar.module.css';

export type FilterBarGroup = {
  id: string;
  title: string;
  /** What is chosen: "Toyota + 2". */
  summary?: string;
  content: ReactNode;
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
    {groups.map((group) => (
      <FilterBarItem key={group.id} {...group} />
    ))}
    {trailing ? <div className={styles['trailing']}>{trailing}</div> : null}
  </div>
);

const FilterBarItem = ({ title, summary, content }: FilterBarGroup) => {
  const panel = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles['item']}>
      <button type="button" className={styles['button']} popoverTarget={panel} aria-expanded={open} data-chosen={summary ? true : undefined}>
        <span className={styles['title']}>{title}</span>
        {summary ? <span className={styles['summary']}>{summary}</span> : null}
        <ChevronDown className={styles['chevron']} aria-hidden="true" />
      </button>
      <div id={panel} popover="auto" className={styles['panel']} role="group" aria-label={title} onToggle={(event) => setOpen(event.newState === 'open')}>
        {open ? content : null}
      </div>
    </div>
  );
};
