import { listedOffers, offersContent } from '@dealer/core/offers';
import type { Offer } from '@dealer/core/offers';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { loadContent } from '../content/loadContent.ts';

export type OffersDeps = Pick<StorefrontDeps, 'site' | 'host' | 'events' | 'keep' | 'now'>;

/**
 * The offers that the dealer has entered and that are on now; none where the site has no such file.
 *
 * @example
 * const offers = await loadOffers(storefront);
 * if (offers !== 'failed') offers.length; // => 7
 */
export const loadOffers = async (deps: OffersDeps): Promise<readonly Offer[] | 'failed'> => {
  const content = await loadContent(deps, offersContent);
  if (content.kind === 'failed') return 'failed';
  return content.kind === 'none' ? [] : listedOffers(content.items, deps.site, deps.now());
};
