import { comparePath } from '../routes/compareHref.ts';
import { vehiclePath } from '../routes/paths.ts';
import { checkoutJourneyPath, checkoutPath, tradeInPath } from '../routes/vehiclePaths.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { EnquiryPurpose } from './enquiryPurpose.ts';

/** The addresses that cards and buttons of a vehicle lead to. */
export type VehicleRoutes = {
  /** Its page. */
  readonly vehicle: (vehicle: Pick<Vehicle, 'slug' | 'id'>) => string;
  /** An enquiry about it. */
  readonly enquire: (vehicle: Pick<Vehicle, 'slug' | 'id'>, purpose: EnquiryPurpose) => string;
  /** The valuation of the visitor's car, to trade it in for this one. */
  readonly tradeIn: (vehicle: Pick<Vehicle, 'slug' | 'id'>) => string;
  /** Where it is reserved. */
  readonly reserve: (vehicle: Pick<Vehicle, 'slug' | 'id'>, site: Pick<Site, 'routes'>) => string;
  /** Where it is bought online. */
  readonly buyOnline: (vehicle: Pick<Vehicle, 'slug' | 'id'>) => string;
  /** The application for finance; by default the site's page for it, with what is known of the vehicle. */
  readonly finance?: (vehicle: Vehicle, site: Pick<Site, 'routes'>) => string;
  /** The comparison of vehicles. */
  readonly compare: string;
};

/**
 * The addresses of the platform's own pages of a vehicle, each replaced where your site has another. An enquiry is the vehicle's page with
 * `?enquire=`, so it follows a replaced page.
 *
 * @example
 * const routes = vehicleRoutes({ vehicle: ({ slug }) => `/stock/${slug}` });
 * vehicleCardModel(car, site, now, { routes }).href; // => '/stock/2022-toyota-hilux-7'
 */
export const vehicleRoutes = (own: Partial<VehicleRoutes> = {}): VehicleRoutes => {
  const vehicle: VehicleRoutes['vehicle'] = own.vehicle ?? (({ slug }) => vehiclePath(slug));
  return {
    vehicle,
    enquire: (car, purpose) => {
      const path = vehicle(car);
      return `${path}${path.includes('?') ? '&' : '?'}enquire=${purpose}`;
    },
    tradeIn: ({ id }) => tradeInPath(id),
    reserve: ({ slug }, site) => checkoutPath(slug, site),
    buyOnline: ({ slug }) => checkoutJourneyPath(slug),
    compare: comparePath,
    ...own,
  };
};

/** The addresses on a site of this platform. */
export const platformRoutes = vehicleRoutes();
