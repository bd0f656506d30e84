import type { Site } from '../site/site.ts';
import { hasEnded } from './hasEnded.ts';
import type { Offer } from './offer.ts';
import { pickOffers } from './pickOffers.ts';

/**
 * The offers that lists of a site show now, in the order they came: none that excludes this website (decision F9), none that is over.
 * `now` in milliseconds.
 *
 * @example
 * listedOffers([{ ...offer, ends: '2020-01-01' }], aSite(), testNow); // => []
 */
export const listedOffers = (
  offers: readonly Offer[],
  site: Pick<Site, 'website_id' | 'timezone'>,
  now: number,
): Offer[] => pickOffers(offers, site).filter((offer) => !hasEnded(offer, site, now));
