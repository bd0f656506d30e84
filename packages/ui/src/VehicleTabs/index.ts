export { VehicleTabs, type VehicleTabsProps } from './VehicleTabs.tsx';
