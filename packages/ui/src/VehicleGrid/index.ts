export { VehicleGrid } from './VehicleGrid.tsx';
export type { VehicleGridProps } from './VehicleGrid.tsx';
