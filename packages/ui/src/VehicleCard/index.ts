export { VehicleCard, type VehicleCardDesign, type VehicleCardProps } from './VehicleCard.tsx';
