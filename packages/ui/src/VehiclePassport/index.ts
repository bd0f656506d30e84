export { VehiclePassport, type VehiclePassportProps } from './VehiclePassport.tsx';
