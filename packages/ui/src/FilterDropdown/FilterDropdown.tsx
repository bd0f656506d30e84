import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Popover } from '../Popover/index.ts';
import styles from './FilterDropdown.module.css';

export type FilterDropdownProps = {
  title: string;
  /** What is chosen: "Toyota, Mazda". */
  summary?: string;
  /** As wide as its place, under other filters; otherwise as wide as its words. */
  wide?: boolean;
  children: ReactNode;
};

/**
 * A filter behind a button: the drop-down opens under it, closes with Escape, a press beside it, or when focus goes on past its end.
 * What is inside is made when it opens.
 *
 * @example
 * <FilterDropdown title="Make" summary="Toyota"><FacetList … /></FilterDropdown>
 */
export const FilterDropdown = ({ title, summary, wide = false, children }: FilterDropdownProps) => {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div
      className={styles['item']}
      data-part="filter-dropdown"
      data-wide={wide || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Focus that goes to another part of the page leaves the menu; focus that goes nowhere (a press on plain text) does not.
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
      }}
    >
      <button
        type="button"
        className={styles['button']}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-chosen={summary ? true : undefined}
      >
        <span className={styles['title']}>{title}</span>
        {summary ? <span className={styles['summary']}>{summary}</span> : null}
        <ChevronDown className={styles['chevron']} aria-hidden="true" />
      </button>
      <Popover ref={panel} id={id} label={title} className={styles['panel']} keepsSide onOpenChange={setOpen}>
        {open ? children : null}
      </Popover>
    </div>
  );
};
