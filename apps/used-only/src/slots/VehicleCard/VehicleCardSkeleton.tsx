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

export const VehicleCardSkeleton = ({ layout, weekly = false, actions = 2 }: VehicleCardSkeletonProps) => (
  <VehicleCardSkeletonFrame layout={layout} className={styles.card}>
    <VehicleCardMedia>
      <SkeletonPicture className={styles.picture} />
    </VehicleCardMedia>
    <SkeletonPrice weekly={weekly} className={styles.price} />
    <SkeletonHeading className={styles.heading} />
    <div className={styles.details}>
      <SkeletonFacts className={styles.facts} />
      <VehicleCardFoot card={{ photosCount: 0 }} className={styles.foot} />
    </div>
    <SkeletonActions count={actions} className={styles.actions} />
  </VehicleCardSkeletonFrame>
);
