import { VehicleCardSkeleton as NeutralSkeleton, type VehicleCardSkeletonProps } from '@dealer/ui/VehicleCardSkeleton';
import styles from './VehicleCard.module.css';

export const VehicleCardSkeleton = (props: VehicleCardSkeletonProps) => <NeutralSkeleton {...props} classes={styles} />;
