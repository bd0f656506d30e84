import { vehiclePath } from '../routes/paths.ts';
import { checkoutJourneyPath, checkoutPath, tradeInPath } from '../routes/vehiclePaths.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { EnquiryPurpose } from './enquiryPurpose.ts';

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
): string => {
  // Where a vehicle is reserved is the site's to say.
  if (journey === 'reserve' && site !== undefined) return checkoutPath(vehicle.slug, site);
  if (journey === 'trade-in') return tradeInPath(vehicle.id);
  if (journey === 'buy-online') return checkoutJourneyPath(vehicle.slug);
  const path = vehiclePath(vehicle.slug);
  return journey === 'details' ? path : `${path}?enquire=${journey}`;
};
