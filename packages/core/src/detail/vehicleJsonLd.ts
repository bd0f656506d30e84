import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleGraph } from './vehicleGraph.ts';

/**
 * Structured data of a vehicle's page as text for a script element, in which it is safe: `<` is escaped, so nothing ends the element.
 *
 * @example JSON.parse(vehicleJsonLd(car, site))['@graph'][0]['@type'] // => 'Car'
 */
export const vehicleJsonLd = (vehicle: Vehicle, site: Site): string =>
  JSON.stringify(vehicleGraph(vehicle, site))
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
