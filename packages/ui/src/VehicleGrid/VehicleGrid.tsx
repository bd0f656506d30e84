import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './VehicleGrid.module.css';

export type VehicleGridProps = {
  /** The most columns; fewer in narrow containers. */
  columns?: 2 | 3 | 4;
  layout?: 'grid' | 'list';
  /** What the list is, for screen readers: "Search results". */
  label: string;
  /** Results are loading, which the list reports to screen readers. */
  busy?: boolean;
  children: ReactNode;
};

/**
 * A grid of cards whose rows (picture, title, facts, price, actions) are aligned.
 *
 * @avoid For cards with other rows, such as articles: use `PostCards` or `ContentCards`.
 * @accessibility A named list, marked as busy while other vehicles load. Children that render nothing add no entry to it.
 *
 * @example
 * <VehicleGrid columns={3} label="Search results">{cards}</VehicleGrid>
 */
export const VehicleGrid = ({
  columns = 3,
  layout = 'grid',
  label,
  busy = false,
  children,
  ...root
}: WithRoot<VehicleGridProps, 'div'>) => (
  <div {...rootProps(root, styles['container'])} data-part="vehicle-grid">
    <ul
      className={styles['grid']}
      data-columns={columns}
      data-layout={layout}
      aria-label={label}
      aria-busy={busy || undefined}
    >
      {Children.map(children, (child, at) =>
        child === null || child === undefined || child === false ? null : (
          <li key={isValidElement(child) && child.key !== null ? child.key : at} className={styles['item']}>
            {child}
          </li>
        ),
      )}
    </ul>
  </div>
);
