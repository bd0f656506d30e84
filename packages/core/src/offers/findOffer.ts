import type { Site } from '../site/site.ts';
import type { Offer } from './offer.ts';
import { pickOffers } from './pickOffers.ts';

/**
 * The offer that an address names, or nothing: an excluded offer is not found either (rows 2.R27, 2.R28; decision F9). Where the
 * address has a maker's segment it must be the offer's.
 *
 * @example
 * findOffer(offers, { offerId: '12', manufacturer: 'land-rover' }, site)?.name; // => 'Plate clearance'
 */
export const findOffer = (
  offers: readonly Offer[],
  { offerId, manufacturer }: { readonly offerId: string; readonly manufacturer?: string },
  site: Pick<Site, 'website_id'>,
): Offer | undefined =>
  pickOffers(offers, site, manufacturer === undefined ? {} : { manufacturer }).find(({ id }) => String(id) === offerId);
