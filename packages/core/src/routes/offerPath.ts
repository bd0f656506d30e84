import { slugify } from '../format/slugify.ts';
import type { Site } from '../site/site.ts';

/** Of an offer, what its address says. */
export type OfferReference = { readonly id: number | string; readonly manufacturer?: string | null };

/**
 * The page of an offer (rows 2.R27, 2.R28): with the manufacturer's segment only where the site has no single manufacturer, and
 * only for an offer that has one.
 *
 * @example
 * offerPath({ id: 12, manufacturer: 'Land Rover' }, aSite()); // => '/offers/land-rover/12'
 * offerPath({ id: 12, manufacturer: 'Ford' }, aSite({ manufacturer: 'Ford' })); // => '/offers/12'
 */
export const offerPath = ({ id, manufacturer }: OfferReference, site: Pick<Site, 'manufacturer'>): string => {
  const segment = site.manufacturer === null ? slugify(manufacturer ?? '') : '';
  return `/offers/${segment === '' ? '' : `${encodeURIComponent(segment)}/`}${encodeURIComponent(id)}`;
};
