export {
  VehicleCardSkeleton,
  type VehicleCardSkeletonDesign,
  type VehicleCardSkeletonProps,
} from './VehicleCardSkeleton.tsx';
