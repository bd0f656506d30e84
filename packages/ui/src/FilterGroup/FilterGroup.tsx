import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ChevronDown } from '../icons/icons.ts';
import styles from './FilterGroup.module.css';

export type FilterGroupProps = {
  title: string;
  /** The selected values, shown next to the title: "Toyota, Mazda". */
  summary?: string;
  /** Open at first. */
  open?: boolean;
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
};

/**
 * One filter under a title that opens and closes.
 *
 * @avoid For texts that open and close: use `Faq` or `FoldSection`.
 * @accessibility The title is a heading with a button in it, which announces whether it is expanded; what is chosen is part of its name. A closed filter is hidden from screen readers too.
 * @accessibility Touch: the button is at least 52 px high. The chevron turns, with reduced motion at once.
 *
 * @example
 * <FilterGroup title="Make" summary="Toyota" open><FacetList … /></FilterGroup>
 */
export const FilterGroup = ({
  title,
  summary,
  open = false,
  headingLevel = 3,
  children,
  ...root
}: WithRoot<FilterGroupProps, 'div'>) => {
  const [isOpen, setIsOpen] = useState(open);
  const panel = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rootProps(root, styles['group'])} data-part="filter-group" data-open={isOpen || undefined}>
      <Heading className={styles['heading']}>
        <button
          type="button"
          className={styles['button']}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles['title']}>{title}</span>
          {summary ? <span className={styles['summary']}>{summary}</span> : null}
          <ChevronDown className={styles['chevron']} />
        </button>
      </Heading>
      <div id={panel} className={styles['panel']} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
};
