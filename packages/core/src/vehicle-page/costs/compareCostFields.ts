import type { Vehicle } from '../../vehicle/vehicle.ts';
import type { CostField } from './costAssumptions.ts';
import type { CostCalculator } from './costCalculator.ts';
import { energyKind, isDiesel } from './energyKind.ts';
import { costFieldModel, type CostFieldModel } from './runningCostsModel.ts';

/**
 * The assumptions by which vehicles are compared: the prices of what they run on, the years, and the visitor's own figures. Empty where
 * none of them has running costs.
 *
 * @example compareCostFields([electric], { use, drafts: {} }).map(({ field }) => field)[1] // => 'pricePerKwh'
 */
export const compareCostFields = (
  vehicles: readonly Pick<Vehicle, 'fuel' | 'itemType'>[],
  state: CostCalculator,
): CostFieldModel[] => {
  const driven = vehicles.filter((vehicle) => energyKind(vehicle) !== undefined);
  if (driven.length === 0) return [];
  const onFuel = driven.filter((vehicle) => energyKind(vehicle) !== 'electric');
  const fields: (CostField | undefined)[] = [
    'distanceKm',
    onFuel.some((vehicle) => !isDiesel(vehicle)) ? 'petrolPrice' : undefined,
    onFuel.some(isDiesel) ? 'dieselPrice' : undefined,
    driven.some((vehicle) => energyKind(vehicle) !== 'fuel') ? 'pricePerKwh' : undefined,
    'years',
    'registration',
    'service',
    'insurance',
  ];
  return fields.flatMap((field) => (field === undefined ? [] : [costFieldModel(state, field)]));
};
