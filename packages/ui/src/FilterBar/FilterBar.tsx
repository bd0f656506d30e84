import { type ReactNode, useEffect, useLayoutEffect, useImperativeHandle, useRef, useState } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/Button.tsx';
import { FilterDropdown } from '../FilterDropdown/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import { foldFilters } from './foldFilters.ts';
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
  /** The filters, each with its button and its panel. */
  groups: readonly FilterBarGroup[];
};

/**
 * Filters on one or two lines above the list; each opens a drop-down, whose content is rendered when it opens. Those that would need a
 * third line are behind "More filters".
 *
 * @avoid On a phone or with a column of filters: use `FilterSheet` or `FilterGroup`.
 * @accessibility A group with a name. The button for more filters announces whether they are expanded. Filters that are not shown are left out for screen readers too, but never the one that has the focus.
 *
 * @example
 * <FilterBar groups={[{ id: 'make', title: 'Make', content: <FacetList … /> }]} />
 */
export const FilterBar = ({ label = 'Filters', groups, ...root }: WithRoot<FilterBarProps, 'div'>) => {
  const t = useTexts();
  const bar = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(root.ref, () => bar.current, []);
  const [isOpen, setOpen] = useState(false);
  // After each render: a chosen value makes its filter wider.
  useLayoutEffect(() => foldFilters(bar.current, isOpen));
  useEffect(() => {
    const observer = new ResizeObserver(() => foldFilters(bar.current, isOpen));
    if (bar.current) observer.observe(bar.current);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <div {...rootProps(root, styles['bar'])} ref={bar} data-part="filter-bar" role="group" aria-label={label}>
      {groups.map(({ id, content, inline = false, ...group }) => (
        <div key={id} className={inline ? styles['inline'] : undefined}>
          {inline ? content : <FilterDropdown {...group}>{content}</FilterDropdown>}
        </div>
      ))}
      {/* `foldFilters` shows it. */}
      <Button hidden variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t('Fewer filters') : t('More filters')}
      </Button>
    </div>
  );
};
