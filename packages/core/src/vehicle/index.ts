export { carTypeLabel } from './carTypeLabel.ts';
export { isAvailable } from './isAvailable.ts';
export { parseVehicle } from './parseVehicle.ts';
export type { ParsedVehicle } from './parseVehicle.ts';
export type { CaravanSpecification, CarType, FinanceLender, Vehicle, VehicleBase, VehicleLocation, VehiclePicture, VehicleVariant, YouxQuote } from './vehicle.ts';
export { vehicleDocSchema } from './vehicleDoc.ts';
export type { VehicleDoc } from './vehicleDoc.ts';
export { vehicleTitle } from './vehicleTitle.ts';
export type { VehicleTitle } from './vehicleTitle.ts';
