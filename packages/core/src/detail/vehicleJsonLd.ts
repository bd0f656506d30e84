import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { scriptJson } from './scriptJson.ts';
import { vehicleGraph } from './vehicleGraph.ts';

/**
 * Structured data of a vehicle's page as text for a script element, in which it is safe: `<` is escaped, so nothing ends the element.
 *
 * @example JSON.parse(vehicleJsonLd(car, site))['@graph'][0]['@type'] // => 'Car'
 */
export const vehicleJsonLd = (vehicle: Vehicle, site: Site): string => scriptJson(vehicleGraph(vehicle, site));
