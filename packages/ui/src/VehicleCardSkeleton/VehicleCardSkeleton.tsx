import { rootProps, type WithRoot } from '../rootProps/index.ts';
import {
  SkeletonActions,
  SkeletonFacts,
  SkeletonHeading,
  SkeletonPicture,
  SkeletonPrice,
  type VehicleCardClasses,
  VehicleCardFoot,
  VehicleCardMedia,
  VehicleCardSkeletonFrame,
} from '../VehicleCardParts/index.ts';
import styles from '../VehicleCard/VehicleCard.module.css';

export type VehicleCardSkeletonProps = {
  layout?: 'grid' | 'list';
  /** Cards of this list show a weekly figure. */
  weekly?: boolean;
  /** How many buttons the cards of this list have: one is shown, the others are in a menu. */
  actions?: number;
};

/** What a look that draws the default gives it. */
export type VehicleCardSkeletonDesign = {
  /** Its classes instead of those of the default. */
  classes?: VehicleCardClasses;
  /** How many facts, in two columns, are as high as those of its card. */
  facts?: number;
};

/**
 * The skeleton of a card: the same rows in the same size, so that the layout does not shift when the vehicle loads.
 *
 * @avoid While a list that is shown is filtered: leave its cards and mark the list as busy.
 * @accessibility Hidden from screen readers: the list around it is marked as busy.
 *
 * @example
 * <VehicleCardSkeleton weekly actions={3} />
 */
export const VehicleCardSkeleton = ({
  layout,
  weekly = false,
  actions = 2,
  classes = styles,
  facts,
  ...root
}: WithRoot<VehicleCardSkeletonProps & VehicleCardSkeletonDesign, 'div'>) => (
  <VehicleCardSkeletonFrame {...rootProps(root, classes.card)} layout={layout}>
    <VehicleCardMedia className={classes.media}>
      <SkeletonPicture className={classes.picture} />
      <VehicleCardFoot card={{ photosCount: 0 }} className={classes.foot} />
    </VehicleCardMedia>
    <SkeletonHeading className={classes.heading} />
    <SkeletonFacts count={facts} className={classes.facts} />
    <SkeletonPrice weekly={weekly} className={classes.price} />
    <SkeletonActions count={actions} className={classes.actions} />
  </VehicleCardSkeletonFrame>
);
