import { slugify } from '../format/slugify.ts';
import { homePath, makePath } from '../routes/paths.ts';
import type { Site } from '../site/site.ts';
import { carTypeLabel } from '../vehicle/carTypeLabel.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleTitle } from '../vehicle/vehicleTitle.ts';
import type { Breadcrumb } from './detailModel.ts';

/**
 * The way from home to a vehicle: Home, car type, make, model where the site says so, body type, title
 * (rows 2.D01 to 2.D03, decision C14). What the vehicle lacks is left out; the title is this page and has no link.
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
