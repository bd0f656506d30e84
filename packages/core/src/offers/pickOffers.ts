import { slugify } from '../format/slugify.ts';
import type { Site } from '../site/site.ts';
import type { Offer } from './offer.ts';

/** What a visitor narrows the offers to; nothing means all. The maker may be a name or its slug. */
export type OfferChoice = { readonly category?: string; readonly manufacturer?: string };

const same = (one: string | undefined, other: string): boolean => slugify(one ?? '') === slugify(other);

/**
 * The offers that a site shows, in the order they came (row 3.O04; decision F9): never one that excludes this website, and where
 * the visitor chose, only those of the category and the maker.
 *
 * @example
 * pickOffers([{ ...offer, excludedWebsiteIds: [7] }], aSite({ website_id: 7 })); // => []
 */
export const pickOffers = (
  offers: readonly Offer[],
  site: Pick<Site, 'website_id'>,
  { category, manufacturer }: OfferChoice = {},
): Offer[] =>
  offers.filter(
    (offer) =>
      !(site.website_id !== null && offer.excludedWebsiteIds.includes(site.website_id)) &&
      (category === undefined || same(offer.category, category)) &&
      (manufacturer === undefined || same(offer.manufacturer, manufacturer)),
  );
