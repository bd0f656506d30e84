import { slugify } from '../format/slugify.ts';
import type { Site } from '../site/site.ts';
import { hasRateAlone } from './hasRateAlone.ts';
import type { Offer } from './offer.ts';
import { hasEnded } from './offerEnd.ts';

/** The filters for offers; without them all offers. The maker is a name or a slug. */
type OfferChoice = { readonly category?: string; readonly manufacturer?: string };

const same = (one: string | undefined, other: string): boolean => slugify(one ?? '') === slugify(other);

/**
 * The offers that a site shows, in their original order (decision F9): without offers that exclude this website, and only of
 * the selected category and maker.
 *
 * @example
 * pickOffers([{ ...offer, excludedWebsiteIds: [7] }], aSite({ website_id: 7 })); // => []
 */
export const pickOffers = (
  offers: readonly Offer[],
  site: Pick<Site, 'country' | 'website_id'>,
  { category, manufacturer }: OfferChoice = {},
): Offer[] =>
  offers.filter(
    (offer) =>
      !(site.website_id !== null && offer.excludedWebsiteIds.includes(site.website_id)) &&
      !(site.country === 'AU' && hasRateAlone(offer)) &&
      (category === undefined || same(offer.category, category)) &&
      (manufacturer === undefined || same(offer.manufacturer, manufacturer)),
  );

/**
 * The offer at an address; undefined if there is none or this website is excluded (decision F9). A maker in the address must be
 * the offer's maker.
 *
 * @example
 * findOffer(offers, { offerId: '12', manufacturer: 'land-rover' }, site)?.name; // => 'Plate clearance'
 */
export const findOffer = (
  offers: readonly Offer[],
  { offerId, manufacturer }: { readonly offerId: string; readonly manufacturer?: string },
  site: Pick<Site, 'country' | 'website_id'>,
): Offer | undefined =>
  pickOffers(offers, site, manufacturer === undefined ? {} : { manufacturer }).find(({ id }) => String(id) === offerId);

/**
 * The current offers of a site in their original order, without offers that exclude this website (decision F9) or have ended.
 * `now` in milliseconds.
 *
 * @example
 * listedOffers([{ ...offer, ends: '2020-01-01' }], aSite(), testNow); // => []
 */
export const listedOffers = (
  offers: readonly Offer[],
  site: Pick<Site, 'country' | 'website_id' | 'timezone'>,
  now: number,
): Offer[] => pickOffers(offers, site).filter((offer) => !hasEnded(offer, site, now));
