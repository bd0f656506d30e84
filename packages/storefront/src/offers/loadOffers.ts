import { listedOffers, type Offer, offersContent } from '@dealer/core/offers';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { loadContent } from '../content/loadContent.ts';

type OffersDeps = Pick<StorefrontDeps, 'site' | 'host' | 'events' | 'once' | 'now'>;

/** Loads the site's current offers; empty if the site has no offers file. */
export const loadOffers = async (deps: OffersDeps): Promise<readonly Offer[] | 'failed'> => {
  const content = await loadContent(deps, offersContent);
  if (content.kind === 'failed') return 'failed';
  return content.kind === 'none' ? [] : listedOffers(content.items, deps.site, deps.now());
};
