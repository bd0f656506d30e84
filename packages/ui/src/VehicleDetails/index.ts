export { VehicleDetails, type VehicleDetailsProps } from './VehicleDetails.tsx';
