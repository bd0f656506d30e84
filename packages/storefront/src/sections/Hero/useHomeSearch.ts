import { useNavigate } from 'react-router';
import { changeQuery, type SearchState, serialiseSearchUrl } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';

/**
 * Navigates to the search for the typed text, with the filters of `state`. `makes` are the makes in stock, for a short address.
 *
 * @example
 * const search = useHomeSearch({ site, state: startSearchState(site), makes: ['Toyota'] });
 * search('hilux');
 */
export const useHomeSearch = ({
  site,
  state,
  makes,
}: {
  site: Site;
  state: SearchState;
  makes: readonly string[];
}): ((text: string) => void) => {
  const navigate = useNavigate();
  return (text) =>
    void navigate(serialiseSearchUrl(changeQuery(state, text.trim()), { site, facetValues: { make: makes } }));
};
