import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ChevronDown } from '../icons/icons.ts';
import { Popover } from '../Popover/index.ts';
import styles from './FilterDropdown.module.css';

export type FilterDropdownProps = {
  title: string;
  /** The selected values: "Toyota, Mazda". */
  summary?: string;
  /** As wide as its container, below other filters; otherwise as wide as its label. */
  wide?: boolean;
  children: ReactNode;
};

/**
 * A filter behind a button. The drop-down closes with Escape, a press outside, or when the focus leaves it. Its content is rendered
 * when it opens.
 *
 * @avoid For actions and links, which are a `Popover`.
 * @keyboard Enter or Space opens it; Escape, or Tab out of it, closes it.
 * @accessibility The button announces whether it is expanded, and what is chosen is part of its name. The panel is a group named by the title.
 * @accessibility Touch: the button is at least 44 px high. The chevron turns, with reduced motion at once.
 *
 * @example
 * <FilterDropdown title="Make" summary="Toyota"><FacetList … /></FilterDropdown>
 */
export const FilterDropdown = ({
  title,
  summary,
  wide = false,
  children,
  ...root
}: WithRoot<FilterDropdownProps, 'div'>) => {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div
      {...rootProps(root, styles['item'])}
      data-part="filter-dropdown"
      data-wide={wide || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Close when the focus moves to another element, not when it is lost (a press on plain text).
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
        <span>{title}</span>
        {summary ? <span className={styles['summary']}>{summary}</span> : null}
        <ChevronDown className={styles['chevron']} />
      </button>
      <Popover ref={panel} id={id} label={title} className={styles['panel']} fixedSide onOpenChange={setOpen}>
        {open ? children : null}
      </Popover>
    </div>
  );
};
