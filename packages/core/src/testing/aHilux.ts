import { parseVehicle, type Vehicle } from '../vehicle/index.ts';

/** A used Hilux in stock for 45,990 dollars with few facts. Changes have the field names of the index, and may be malformed values. */
export const aHilux = (change: Record<string, unknown> = {}): Vehicle => {
  const parsed = parseVehicle({
    id: 7,
    slug: 'hilux-7',
    make: 'Toyota',
    model: 'Hilux',
    year: 2022,
    car_type: 'used',
    status: 'in_stock',
    price: 45_990,
    ...change,
  });
  if (parsed.kind === 'malformed') throw new Error(parsed.reasons.join());
  return parsed.vehicle;
};
