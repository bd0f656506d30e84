import type { Site } from '../site/site.ts';
import { feedVehicle } from './feedVehicle.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * A line of `/feeds/stock.ndjson`, with its line break; empty for a sold vehicle.
 *
 * @example JSON.parse(stockFeedLine(aVehicle({ make: 'Toyota' }), aSite())).make // => 'Toyota'
 */
export const stockFeedLine = (vehicle: Vehicle, site: Site): string => {
  const item = feedVehicle(vehicle, site);
  if (item === undefined) return '';
  const { location, ...facts } = item;
  return `${JSON.stringify({ ...facts, location: location?.name, status: vehicle.kind })}\n`;
};
