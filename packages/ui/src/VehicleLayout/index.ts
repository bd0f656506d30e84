export { VehicleLayout, type VehicleLayoutProps } from './VehicleLayout.tsx';
