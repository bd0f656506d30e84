import { useNavigate } from 'react-router';
import { useStorefront } from '../../boot/storefront.ts';
import { changeQuery, type SearchState, serialiseSearchUrl } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';

/**
 * Navigates to the search that the typed text means in plain words, with the filters of `state`. `makes` are the makes in stock, for a short address.
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
  const storefront = useStorefront();
  const open = (found: SearchState, facetValues: Readonly<Record<string, readonly string[]>>): void =>
    void navigate(serialiseSearchUrl(found, { site, facetValues }));
  return (typed) => {
    const text = typed.trim();
    if (text === '') open(state, { make: makes });
    else
      void import('../../stock/loadAsk.ts')
        .then(async ({ loadAsk }) => await loadAsk(storefront))
        .then(
          async ({ readText, facetValues }) => open(await readText(text, state), { make: makes, ...facetValues }),
          () => open(changeQuery(state, text), { make: makes }),
        );
  };
};
