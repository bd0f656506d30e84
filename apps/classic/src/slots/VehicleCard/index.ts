export { VehicleCard } from './VehicleCard.tsx';
export { VehicleCardSkeleton } from './VehicleCardSkeleton.tsx';
