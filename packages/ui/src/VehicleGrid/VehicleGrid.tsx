import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import styles from './VehicleGrid.module.css';

export type VehicleGridProps = {
  /** How many cards stand side by side at most; fewer where the place is narrower. */
  columns?: 2 | 3 | 4;
  layout?: 'grid' | 'list';
  /** What the list is, for screen readers: "Search results". */
  label: string;
  /** Answers are on their way: the list says so. */
  busy?: boolean;
  children: ReactNode;
};

/**
 * Cards side by side with their rows lined up: pictures, titles, facts, prices and actions read across.
 *
 * @example
 * <VehicleGrid columns={3} label="Search results">{cards}</VehicleGrid>
 */
export const VehicleGrid = ({ columns = 3, layout = 'grid', label, busy = false, children }: VehicleGridProps) => (
  <div className={styles['place']} data-part="vehicle-grid">
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
