import { journeyHref } from '../card/journeyHref.ts';
import { absoluteAddress } from './absoluteAddress.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleTitle } from '../vehicle/vehicleTitle.ts';

/**
 * The vehicles of a page in order, as a schema.org ItemList of links; undefined for an empty list.
 *
 * @example
 * itemListGraph([car], site)?.itemListElement[0]?.name; // => '2022 Toyota Hilux SR5'
 */
export const itemListGraph = (vehicles: readonly Vehicle[], site: Pick<Site, 'url'>) =>
  vehicles.length === 0
    ? undefined
    : {
        '@type': 'ItemList' as const,
        numberOfItems: vehicles.length,
        itemListElement: vehicles.map((vehicle, index) => ({
          '@type': 'ListItem' as const,
          position: index + 1,
          name: vehicleTitle(vehicle).title,
          url: absoluteAddress(journeyHref('details', vehicle), site),
        })),
      };
