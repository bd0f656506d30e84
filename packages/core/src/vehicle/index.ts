export { carTypeFilter, type CarTypeFilter, carTypeLabel } from './carType.ts';
export { isAvailable } from './isAvailable.ts';
export { isTowed } from './isTowed.ts';
export { parseVehicle, type ParsedVehicle } from './parseVehicle.ts';
export type {
  CaravanSpecification,
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
export type { CarType } from '../site/stockTypes.ts';
export { type PassportDoc, vehicleDocSchema, type VehicleDoc } from './vehicleDoc.ts';
export { bareNumber, vinOf } from './vehicleNumbers.ts';
export { vehicleNoun } from './vehicleNoun.ts';
export { vehicleTitle, type VehicleTitle } from './vehicleTitle.ts';
