export { FilterSkeleton } from './FilterSkeleton.tsx';
export type { FilterShape, FilterSkeletonProps } from './FilterSkeleton.tsx';
