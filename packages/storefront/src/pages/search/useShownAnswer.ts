import { useEffect } from 'react';
import { lruCache } from '@dealer/api/http';
import { serialiseSearchUrl } from '@dealer/core/search';
import type { SearchAnswer, VehicleSearch } from '@dealer/search/hooks';
import { useStorefront } from '../../boot/storefront.ts';

/**
 * The answer to show: the live one, or the one that this very address had last time, so that Back shows it in the first
 * commit and scrolling can be restored (design: search client and cache belong to the storefront).
 *
 * @example
 * const answer = useShownAnswer(useVehicleSearch(site));
 */
export const useShownAnswer = ({ answer, state, status }: VehicleSearch): SearchAnswer | undefined => {
  const { site, search, keep } = useStorefront();
  const known = keep('searchAnswers', () => lruCache<SearchAnswer>(site.search.searchCacheLimit));
  const address = serialiseSearchUrl(state, { site, facetValues: search.knownFacetValues() });
  useEffect(() => {
    if (answer && status === 'ready') known.set(address, answer);
  }, [known, address, answer, status]);
  return answer ?? known.get(address);
};
