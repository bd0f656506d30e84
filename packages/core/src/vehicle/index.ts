export { carTypeLabel } from './carType.ts';
export { isAvailable } from './isAvailable.ts';
export { parseVehicle } from './parseVehicle.ts';
export type { Vehicle, VehicleHotspots, YouxQuote } from './vehicle.ts';
export type { CarType } from '../site/stockTypes.ts';
export { type PassportDoc, vehicleDocSchema, type VehicleDoc } from './vehicleDoc.ts';
export { vinOf } from './vehicleNumbers.ts';
export { vehicleTitle } from './vehicleTitle.ts';
export { vehiclePicture, galleryPicture } from './vehiclePicture.ts';
