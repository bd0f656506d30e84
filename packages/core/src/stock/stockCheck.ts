import { vehicleTitle } from '../vehicle/vehicleTitle.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleLackKinds, vehicleLacks, type VehicleLack } from './vehicleLacks.ts';

/** What one vehicle lacks. */
type FoundLack = VehicleLack & { readonly stockNumber: string; readonly title: string; readonly yard: string };

/** What the vehicles of a stock lack. */
export type StockCheck = {
  /** Vehicles for sale. */
  readonly vehicles: number;
  readonly lacks: readonly FoundLack[];
  /** How many vehicles lack what, the worst first. */
  readonly totals: readonly (VehicleLack & { readonly count: number })[];
  /** The yards, those with the most lacks for each vehicle first. */
  readonly yards: readonly { readonly yard: string; readonly vehicles: number; readonly lacks: number }[];
};

/**
 * Checks a stock vehicle by vehicle: what each lacks, the totals, and those of each yard. Sold vehicles do not count.
 *
 * @example
 * createStockCheck(now).result(); // => { vehicles: 0, lacks: [], totals: [], yards: [] }
 */
export const createStockCheck = (now: number): { add: (vehicle: Vehicle) => void; result: () => StockCheck } => {
  const lacks: FoundLack[] = [];
  const yards = new Map<string, { vehicles: number; lacks: number }>();
  let vehicles = 0;
  return {
    add: (vehicle) => {
      if (vehicle.kind === 'sold') return;
      const yard = vehicle.location.name ?? vehicle.dealershipName ?? 'No yard';
      const about = { stockNumber: vehicle.stockNumber ?? vehicle.slug, title: vehicleTitle(vehicle).title, yard };
      const found = vehicleLacks(vehicle, now);
      const known = yards.get(yard) ?? { vehicles: 0, lacks: 0 };
      yards.set(yard, { vehicles: known.vehicles + 1, lacks: known.lacks + found.length });
      vehicles += 1;
      for (const lack of found) lacks.push({ ...about, ...lack });
    },
    result: () => ({
      vehicles,
      lacks,
      totals: vehicleLackKinds
        .map((kind) => ({ ...kind, count: lacks.filter(({ what }) => what === kind.what).length }))
        .filter(({ count }) => count > 0),
      yards: [...yards]
        .map(([yard, counts]) => ({ yard, ...counts }))
        .sort((a, b) => b.lacks / b.vehicles - a.lacks / a.vehicles || b.lacks - a.lacks),
    }),
  };
};

/** A cell that spreadsheets do not read as a formula. */
const cell = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

/**
 * A line for each lack as CSV.
 *
 * @example
 * lacksCsv([]); // => '"Stock number","Vehicle","Yard","Lacks","Costs"\r\n'
 */
export const lacksCsv = (lacks: readonly FoundLack[]): string =>
  [
    ['Stock number', 'Vehicle', 'Yard', 'Lacks', 'Costs'],
    ...lacks.map(({ stockNumber, title, yard, what, cost }) => [stockNumber, title, yard, what, cost]),
  ]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
