import { vehicleDetailModel, type VehicleDetailModel } from '../vehicle-page/index.ts';
import { aSite } from './aSite.ts';
import { aVehicle } from './aVehicle.ts';
import { testNow } from './aVehicleDoc.ts';

/**
 * The page of the example vehicle, made by the real model, with changes.
 *
 * @example
 * aVehicleDetail({ features: [] });
 */
export const aVehicleDetail = (change: Partial<VehicleDetailModel> = {}): VehicleDetailModel => ({
  ...vehicleDetailModel(aVehicle(), aSite(), testNow),
  ...change,
});
