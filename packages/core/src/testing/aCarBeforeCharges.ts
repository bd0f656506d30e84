import type { Vehicle, VehicleDoc } from '../vehicle/index.ts';
import { aVehicle } from './aVehicle.ts';

/**
 * A used petrol car in Queensland whose price of 20,000 dollars does not include government charges.
 *
 * @example
 * aCarBeforeCharges({ price: 45_990 });
 */
export const aCarBeforeCharges = (change: Partial<VehicleDoc> = {}): Vehicle =>
  aVehicle({
    car_type: 'used',
    price: 20_000,
    offer_price: undefined,
    price_type: 'Excl. govt charges',
    simple_body: 'SUV',
    simple_fuel: 'Petrol',
    variant: { cylinders: 4 },
    state: 'QLD',
    location: undefined,
    rego_expiry: undefined,
    ...change,
  });
