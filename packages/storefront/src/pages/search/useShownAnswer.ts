import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { lruCache } from '@dealer/api/http';
import { parseSearchUrl } from '@dealer/core/search';
import { searchKey } from '@dealer/search/hooks';
import type { SearchAnswer, VehicleSearch } from '@dealer/search/hooks';
import { useStorefront } from '../../boot/storefront.ts';

/** What the screen shows, and whether it is the answer to what is asked or still that of an earlier search. */
export type ShownAnswer = { answer: SearchAnswer | undefined; isCurrent: boolean };

/**
 * The answer to show. One that this very search had before comes at once, so that Back shows it in the commit that restores the
 * scroll position (design: search client and cache belong to the storefront). Until the right one is there the last good one stays;
 * one that comes late, for a search left behind, is kept for Back and changes nothing on the screen.
 *
 * @example
 * const { answer, isCurrent } = useShownAnswer(useVehicleSearch());
 */
export const useShownAnswer = ({ answer, key, status }: VehicleSearch): ShownAnswer => {
  const { site, search, keep } = useStorefront();
  const { pathname, search: query } = useLocation();
  const navigationType = useNavigationType();
  const [shown, setShown] = useState<SearchAnswer | undefined>();
  const known = keep('searchAnswers', () => lruCache<SearchAnswer>(site.search.searchCacheLimit));
  // On Back the address is there a moment before the search follows it.
  const wanted = navigationType === 'POP' ? searchKey(parseSearchUrl(pathname, query, { site, facetValues: search.knownFacetValues() }), site) : key;
  useEffect(() => {
    if (answer && !known.get(answer.key)) known.set(answer.key, answer);
  }, [known, answer]);
  const fits = answer !== undefined && (answer.key === wanted || (status === 'ready' && wanted === key));
  const current = known.get(wanted) ?? (fits ? answer : undefined);
  const next = current ?? shown;
  if (next !== shown) setShown(next);
  return { answer: next, isCurrent: current !== undefined };
};
