export { VehicleCard } from './VehicleCard.tsx';
export type { VehicleCardProps, VehicleCardRecipe } from './VehicleCard.tsx';
