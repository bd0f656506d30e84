export { VehicleFrame, type VehicleFrameProps } from './VehicleFrame.tsx';
export { VehicleLayout } from './VehicleLayout.tsx';
export type { VehicleLayoutProps } from './vehicleLayoutProps.ts';
