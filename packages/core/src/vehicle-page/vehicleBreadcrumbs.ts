import { slugify } from '../format/slugify.ts';
import { homePath, makePath } from '../routes/paths.ts';
import type { Site } from '../site/site.ts';
import { carTypeLabel } from '../vehicle/carType.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleTitle } from '../vehicle/vehicleTitle.ts';
import type { Breadcrumb } from '../head/breadcrumbGraph.ts';

/**
 * The breadcrumbs of the vehicle page: Home, car type, make, model if the site shows it, body type and the vehicle's title (decision
 * C14). A step that the vehicle has no value for is left out. The last step is the page itself and has no link.
 *
 * @example vehicleBreadcrumbs(car, site).map((step) => step.href) // => ['/', '/search/used/', '/search/toyota', '/search/ute', undefined]
 */
export const vehicleBreadcrumbs = (
  vehicle: Vehicle,
  site: Pick<Site, 'routes' | 'search' | 'phrases'>,
): Breadcrumb[] => {
  const { breadcrumbCarTypeStyle, breadcrumbShowModel } = site.routes;
  const steps: Breadcrumb[] = [
    { label: site.phrases['nav.home'], href: homePath },
    {
      label: carTypeLabel(vehicle.carType, site),
      href: `/${breadcrumbCarTypeStyle === 'used-car' ? 'used-car' : 'search'}/${vehicle.carType}/`,
    },
  ];
  const make = slugify(vehicle.make);
  const model = slugify(vehicle.model);
  const body = slugify(vehicle.body ?? '');
  if (make !== '') steps.push({ label: vehicle.make, href: makePath(vehicle.make) });
  if (breadcrumbShowModel && make !== '' && model !== '')
    steps.push({ label: vehicle.model, href: makePath(vehicle.make, vehicle.model) });
  if (vehicle.body !== undefined && body !== '')
    steps.push({ label: vehicle.body, href: `/search/${encodeURIComponent(body)}` });
  steps.push({ label: vehicleTitle(vehicle).title });
  return steps;
};
