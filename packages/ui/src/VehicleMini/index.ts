export { VehicleMini, type VehicleMiniProps } from './VehicleMini.tsx';
