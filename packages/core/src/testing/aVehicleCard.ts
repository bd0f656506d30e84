import { vehicleCardModel, type VehicleCardModel } from '../card/index.ts';
import { aSite } from './aSite.ts';
import { aVehicle } from './aVehicle.ts';
import { testNow } from './aVehicleDoc.ts';

/**
 * What a card says about the example vehicle; made by the real model, then changed.
 *
 * @example
 * aVehicleCard({ title: 'A very long title' });
 */
export const aVehicleCard = (change: Partial<VehicleCardModel> = {}): VehicleCardModel => ({
  ...vehicleCardModel(aVehicle(), aSite(), testNow),
  ...change,
});
