export { carTypeLabel } from './carTypeLabel.ts';
export { carTypeFilter, type CarTypeFilter } from './carTypeFilter.ts';
export { isAvailable } from './isAvailable.ts';
export { parseVehicle } from './parseVehicle.ts';
export type { ParsedVehicle } from './parseVehicle.ts';
export type {
  CaravanSpecification,
  CarType,
  FinanceLender,
  HotspotPosition,
  Vehicle,
  VehicleBase,
  VehicleHotspot,
  VehicleHotspots,
  VehicleLocation,
  VehiclePicture,
  VehicleVariant,
  YouxQuote,
} from './vehicle.ts';
export { vehicleDocSchema } from './vehicleDoc.ts';
export type { VehicleDoc } from './vehicleDoc.ts';
export { vehicleTitle } from './vehicleTitle.ts';
export type { VehicleTitle } from './vehicleTitle.ts';
export { isTowed } from './isTowed.ts';
export { vehicleNoun } from './vehicleNoun.ts';
