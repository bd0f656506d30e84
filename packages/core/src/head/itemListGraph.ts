import type { ItemList } from 'schema-dts';
import { vehiclePath } from '../routes/paths.ts';
import { absoluteAddress } from '../routes/absoluteAddress.ts';
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
    : ({
        '@type': 'ItemList',
        numberOfItems: vehicles.length,
        itemListElement: vehicles.map((vehicle, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: vehicleTitle(vehicle).title,
          url: absoluteAddress(vehiclePath(vehicle.slug), site),
        })),
      } satisfies ItemList);
