import { hasNumber } from '@dealer/core/search';
import { identifyingAttributes } from '@dealer/core/stock';
import { type Vehicle, vehicleTitle } from '@dealer/core/vehicle';
import { vehiclePath } from '@dealer/core/routes';
import type { SearchQueries } from '@dealer/search/query';

/** A vehicle as the search box offers it. */
export type SuggestedVehicle = { label: string; note: string; href: string };

const noteFor = (vehicle: Vehicle, number: string): string => {
  const none = { stockNumber: undefined, regoPlate: undefined, vin: undefined };
  if (hasNumber({ ...none, stockNumber: vehicle.stockNumber }, number))
    return `Stock number ${vehicle.stockNumber ?? ''}`;
  if (hasNumber({ ...none, regoPlate: vehicle.regoPlate }, number)) return `Plate ${vehicle.regoPlate ?? ''}`;
  return `VIN ${vehicle.vin ?? ''}`;
};

/**
 * The vehicle of this site's stock with exactly this stock number, plate or VIN, whatever filters are chosen. `text` is what was typed,
 * `number` what `typedNumber` makes of it.
 */
export const vehicleByNumber = async (
  search: SearchQueries,
  text: string,
  number: string,
): Promise<SuggestedVehicle | undefined> => {
  const answer = await search.multiSearch([{ q: text, attributesToSearchOn: [...identifyingAttributes], limit: 5 }]);
  const vehicle = answer.kind === 'ok' ? answer.value[0]?.vehicles.find((one) => hasNumber(one, number)) : undefined;
  return (
    vehicle && { label: vehicleTitle(vehicle).title, note: noteFor(vehicle, number), href: vehiclePath(vehicle.slug) }
  );
};
