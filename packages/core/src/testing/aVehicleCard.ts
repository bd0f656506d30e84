import { vehicleCardModel, type VehicleCardModel } from '../card/index.ts';
import { aSite } from './aSite.ts';
import { aVehicle } from './aVehicle.ts';
import { testNow } from './aVehicleDoc.ts';

/**
 * The card of the example vehicle, made by the real model, with changes.
 *
 * @example
 * aVehicleCard({ title: 'A very long title' });
 */
export const aVehicleCard = (change: Partial<VehicleCardModel> = {}): VehicleCardModel => ({
  ...vehicleCardModel(aVehicle(), aSite(), testNow),
  ...change,
});
