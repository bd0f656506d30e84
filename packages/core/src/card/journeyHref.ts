import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { EnquiryPurpose } from './enquiryPurpose.ts';
import { platformRoutes } from './vehicleRoutes.ts';

/** A way on from a vehicle. */
export type Journey = 'details' | EnquiryPurpose;

/**
 * Where a button of a vehicle leads. The one place that knows which journeys have pages of their own: until one has, it is
 * the vehicle's page with the enquiry dialog open for that purpose, so that no button leads nowhere.
 *
 * @example journeyHref('test-drive', car) // => '/cars/2022-toyota-hilux-7?enquire=test-drive'
 */
export const journeyHref = (
  journey: Journey,
  vehicle: Pick<Vehicle, 'slug' | 'id'>,
  site?: Pick<Site, 'routes'>,
  routes = platformRoutes,
): string => {
  // Where a vehicle is reserved is the site's to say.
  if (journey === 'reserve' && site !== undefined) return routes.reserve(vehicle, site);
  if (journey === 'trade-in') return routes.tradeIn(vehicle);
  if (journey === 'buy-online') return routes.buyOnline(vehicle);
  return journey === 'details' ? routes.vehicle(vehicle) : routes.enquire(vehicle, journey);
};
