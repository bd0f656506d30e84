import {
  SkeletonActions,
  SkeletonFacts,
  SkeletonHeading,
  SkeletonPicture,
  SkeletonPrice,
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

/**
 * The skeleton of a card: the same rows in the same size, so that nothing moves when the vehicle loads.
 *
 * @example
 * <VehicleCardSkeleton weekly actions={3} />
 */
export const VehicleCardSkeleton = ({ layout, weekly = false, actions = 2 }: VehicleCardSkeletonProps) => (
  <VehicleCardSkeletonFrame layout={layout}>
    <VehicleCardMedia>
      <SkeletonPicture />
      <VehicleCardFoot card={{ photosCount: 0 }} className={styles['foot']} />
    </VehicleCardMedia>
    <SkeletonHeading />
    <SkeletonFacts />
    <SkeletonPrice weekly={weekly} className={styles['price']} />
    <SkeletonActions count={actions} />
  </VehicleCardSkeletonFrame>
);
