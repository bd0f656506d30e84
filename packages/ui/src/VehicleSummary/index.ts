export { VehicleSummary, type VehicleSummaryProps } from './VehicleSummary.tsx';
