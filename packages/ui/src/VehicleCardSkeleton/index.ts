export { VehicleCardSkeleton, type VehicleCardSkeletonProps } from './VehicleCardSkeleton.tsx';
