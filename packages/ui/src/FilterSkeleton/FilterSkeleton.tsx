import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import styles from './FilterSkeleton.module.css';

/** The placeholder of a filter: its title and the open part below it. */
export type FilterShape = {
  id: string;
  /** Gives the title its width; hidden from screen readers. */
  title: string;
  /** closed: a heading alone; rows: values to tick; range: a slider with two fields; control: one select or button. */
  kind: 'closed' | 'rows' | 'range' | 'control';
  rows?: number;
};

export type FilterSkeletonProps = {
  /** The shapes of the filters that will replace it. */
  filters: readonly FilterShape[];
  /** Next to the results, or as a bar above them. */
  layout: 'side' | 'bar';
  /** For screen readers: "Loading filters". */
  label: string;
};

const below = ({ kind, rows = 0 }: FilterShape) => {
  if (kind === 'rows')
    return (
      <span className={styles['rows']}>
        {Array.from({ length: rows }, (_, at) => (
          <span key={at} className={styles['row']} />
        ))}
      </span>
    );
  return kind === 'range' ? <span className={styles['range']} /> : null;
};

/**
 * Placeholder of the filters, in their final size, so that the layout does not shift when they load.
 *
 * @avoid Where filters are shown and only their counts change: leave them as they are.
 * @accessibility Screen readers get one text in a live region; the shapes are hidden from them.
 * @accessibility Motion: the shapes pulse, with reduced motion they are still. Forced colours: the transparent titles, which give the shapes their width, stay unseen.
 *
 * @example
 * <FilterSkeleton label="Loading filters" layout="side" filters={[{ id: 'make', title: 'Make', kind: 'rows', rows: 7 }]} />
 */
export const FilterSkeleton = ({ filters, layout, label, ...root }: WithRoot<FilterSkeletonProps, 'div'>) => (
  <div {...rootProps(root)} data-part="filter-skeleton">
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
    <div className={styles['skeleton']} data-layout={layout} aria-hidden="true">
      {filters.map((filter) => (
        <div key={filter.id} className={styles['filter']} data-kind={layout === 'bar' ? 'control' : filter.kind}>
          <span className={styles['heading']}>
            <span className={styles['title']}>{filter.title}</span>
          </span>
          {layout === 'bar' ? null : below(filter)}
        </div>
      ))}
    </div>
  </div>
);
