export { VehicleCardSkeleton } from './VehicleCardSkeleton.tsx';
export type { VehicleCardSkeletonProps } from './VehicleCardSkeleton.tsx';
