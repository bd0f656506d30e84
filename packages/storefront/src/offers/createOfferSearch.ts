import { lruCache } from '@dealer/api/http';
import { directoryAnswers } from '@dealer/core/limits';
import { offersPath, searchOffers } from '@dealer/core/offers';
import type { Offer, OfferAnswer, OfferSearch } from '@dealer/core/offers';

/**
 * The search among offers, which keeps its last 10 answers (row 7.S09; decision G11).
 *
 * @example
 * const search = createOfferSearch(offers);
 * search({ categories: ['service'], query: '', offset: 0 }).total; // => 3
 */
export const createOfferSearch = (offers: readonly Offer[], ask = searchOffers) => {
  const answers = lruCache<OfferAnswer>(directoryAnswers);
  return (search: OfferSearch): OfferAnswer => {
    const key = offersPath(search);
    const known = answers.get(key);
    if (known) return known;
    const answer = ask(offers, search);
    answers.set(key, answer);
    return answer;
  };
};
