import { vehicleDetailModel, type VehicleDetailModel } from '../detail/index.ts';
import { aSite } from './aSite.ts';
import { aVehicle } from './aVehicle.ts';
import { testNow } from './aVehicleDoc.ts';

/**
 * What the vehicle page says about the example vehicle; made by the real model, then changed.
 *
 * @example
 * aVehicleDetail({ features: [] });
 */
export const aVehicleDetail = (change: Partial<VehicleDetailModel> = {}): VehicleDetailModel => ({
  ...vehicleDetailModel(aVehicle(), aSite(), testNow),
  ...change,
});
