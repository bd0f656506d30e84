import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { joinClasses } from './joinClasses.ts';
import styles from './VehicleCardParts.module.css';

type RowProps = { className?: string | undefined };

const bar = (name: string, key?: number) => <span key={key} className={styles['bar']} data-bar={name} />;
const bars = (name: string, count: number) => Array.from({ length: count }, (_, index) => bar(name, index));

export type VehicleCardSkeletonFrameProps = RowProps & {
  layout?: 'grid' | 'list' | undefined;
  /** Five elements, as in `VehicleCardFrame`. */
  children: ReactNode;
};

/**
 * The outer element of a card whose vehicle has not loaded.
 *
 * @example
 * <VehicleCardSkeletonFrame><VehicleCardMedia><SkeletonPicture /></VehicleCardMedia><SkeletonHeading />…</VehicleCardSkeletonFrame>
 */
export const VehicleCardSkeletonFrame = ({
  layout = 'grid',
  className,
  children,
  ...root
}: WithRoot<VehicleCardSkeletonFrameProps, 'div'>) => (
  <div
    {...rootProps(root, joinClasses(`${styles['card']} ${styles['skeleton']}`, className))}
    data-part="vehicle-card-skeleton"
    data-layout={layout}
    aria-hidden="true"
  >
    {children}
  </div>
);

/** As large as `VehicleCardPicture`. */
export const SkeletonPicture = ({ className, ...root }: WithRoot<RowProps, 'div'>) => (
  <div {...rootProps(root, joinClasses(styles['picture'], className))} />
);

/** As high as `VehicleCardHeading`. */
export const SkeletonHeading = ({ className, ...root }: WithRoot<RowProps, 'div'>) => (
  <div {...rootProps(root, joinClasses(styles['heading'], className))}>
    <div className={styles['title']} data-part="title">
      {bar('name')}
      {bar('badge')}
    </div>
  </div>
);

/** As high as `VehicleCardFacts` with so many facts in two columns. */
export const SkeletonFacts = ({
  count = 4,
  className,
  ...root
}: WithRoot<RowProps & { count?: number | undefined }, 'div'>) => (
  <div {...rootProps(root, joinClasses(styles['facts'], className))}>
    <div className={styles['factBars']}>{bars('fact', count)}</div>
  </div>
);

/** As high as `VehicleCardPrice`. */
export const SkeletonPrice = ({ weekly, className, ...root }: WithRoot<RowProps & { weekly: boolean }, 'div'>) => (
  <div {...rootProps(root, joinClasses(styles['price'], className))}>
    {bar('price')}
    {weekly ? bar('weekly') : null}
  </div>
);

/** As high as `VehicleCardActions` with so many buttons: one, and the menu of the others. */
export const SkeletonActions = ({ count, className, ...root }: WithRoot<RowProps & { count: number }, 'div'>) => (
  <div {...rootProps(root, joinClasses(styles['actions'], className))}>
    {count > 0 ? bar('action') : null}
    {count > 1 ? bar('menu') : null}
  </div>
);
