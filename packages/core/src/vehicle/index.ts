export type { CarType, FinanceLender, Vehicle, VehicleBase, VehicleLocation, VehiclePicture } from './vehicle.ts';
export { vehicleDocSchema } from './vehicleDoc.ts';
export type { VehicleDoc } from './vehicleDoc.ts';
