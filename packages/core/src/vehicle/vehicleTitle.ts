import type { VehicleBase } from './vehicle.ts';

/** A vehicle's title, complete and as two lines. */
type VehicleTitle = { title: string; heading: string; subheading: string };

const joined = (parts: (string | number | undefined)[]): string => {
  let line = '';
  for (const part of parts) if (part !== undefined && part !== '') line += line === '' ? part : ` ${part}`;
  return line;
};

/**
 * The title of a vehicle: year make model badge series, without empty parts. The first line is year make model, the second badge and
 * series. The name in the feed is used only if both make and model are missing (decision G2).
 *
 * @example vehicleTitle({ year: 2022, make: 'Toyota', model: 'Hilux', badge: 'SR5', name: '' }).title // => '2022 Toyota Hilux SR5'
 */
export const vehicleTitle = (
  vehicle: Pick<VehicleBase, 'name' | 'year' | 'make' | 'model' | 'badge' | 'series'>,
): VehicleTitle => {
  if (vehicle.make === '' && vehicle.model === '')
    return { title: vehicle.name, heading: vehicle.name, subheading: '' };
  const heading = joined([vehicle.year, vehicle.make, vehicle.model]);
  const subheading = joined([vehicle.badge, vehicle.series]);
  return { title: joined([heading, subheading]), heading, subheading };
};
