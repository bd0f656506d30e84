export { VehicleReports, type VehicleReportsProps } from './VehicleReports.tsx';
