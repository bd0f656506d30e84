import { slugify } from '../format/slugify.ts';
import type { Site } from '../site/site.ts';
import { anchors } from './anchors.ts';

/** Which service page, and whether to go straight to the booking form. */
export type ServiceLink = { readonly toBooking?: boolean; readonly ofBrand?: boolean };

/**
 * The service page (rows 2.R33, 2.R34): of the site's own brand with `ofBrand` where the site has a single manufacturer, and at the
 * booking form with `toBooking`.
 *
 * @example
 * servicePath(aSite(), { toBooking: true }); // => '/service#service-booking'
 * servicePath(aSite({ manufacturer: 'Ford' }), { ofBrand: true }); // => '/ford-service'
 */
export const servicePath = (
  site: Pick<Site, 'manufacturer'>,
  { toBooking = false, ofBrand = false }: ServiceLink = {},
): string => {
  const brand = ofBrand ? slugify(site.manufacturer ?? '') : '';
  return `${brand === '' ? '/service' : `/${encodeURIComponent(brand)}-service`}${toBooking ? `#${anchors.serviceBooking}` : ''}`;
};
