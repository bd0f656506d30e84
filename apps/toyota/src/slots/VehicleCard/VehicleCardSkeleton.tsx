import {
  SkeletonActions,
  SkeletonFacts,
  SkeletonHeading,
  SkeletonPicture,
  SkeletonPrice,
  VehicleCardFoot,
  VehicleCardMedia,
  VehicleCardSkeletonFrame,
} from '@dealer/ui/VehicleCardParts';
import type { VehicleCardSkeletonProps } from '@dealer/ui/VehicleCardSkeleton';
import styles from './VehicleCard.module.css';

/** The skeleton of the vehicle card. */
export const VehicleCardSkeleton = ({ layout, weekly = false, actions = 2 }: VehicleCardSkeletonProps) => (
  <VehicleCardSkeletonFrame layout={layout} className={styles.card}>
    <VehicleCardMedia className={styles.media}>
      <SkeletonPicture className={styles.picture} />
      <VehicleCardFoot card={{ photosCount: 0 }} className={styles.foot} />
    </VehicleCardMedia>
    <SkeletonHeading className={styles.heading} />
    <SkeletonFacts count={2} className={styles.facts} />
    <SkeletonPrice weekly={weekly} className={styles.price} />
    <SkeletonActions count={actions} className={styles.actions} />
  </VehicleCardSkeletonFrame>
);
