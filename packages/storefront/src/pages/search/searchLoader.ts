import { type LoaderFunction, redirect } from 'react-router';
import { changeQuery, needsFacetValues, parseSearchUrl, serialiseSearchUrl } from '@dealer/core/search';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { retryImport } from '../../pageStart/later/retryImport.ts';
import { loadCards } from '../../template/loadCards.ts';
import { startSearch } from './startSearch.ts';

/**
 * Loads the makes, models and bodies of the index before an address that names one is parsed; other searches only wait for the chunk of
 * the look's cards. A first view that a server writes waits for its results. A text that the form sent without script (`ask`) leads to the
 * search that it means.
 */
export const searchLoader =
  (deps: StorefrontDeps): LoaderFunction =>
  async ({ request }) => {
    const { site, search, template } = deps;
    const cards = loadCards(template);
    const url = new URL(request.url);
    const context = { site, facetValues: search.knownFacetValues() };
    if (needsFacetValues(parseSearchUrl(url.pathname, url.search, context), context)) await search.facetValues();
    if (url.searchParams.has('ask')) {
      const { loadAsk } = await retryImport(() => import('../../stock/loadAsk.ts'));
      const { readText, facetValues } = await loadAsk(deps);
      const sent = parseSearchUrl(url.pathname, url.search, { site, facetValues });
      return redirect(serialiseSearchUrl(await readText(sent.query, changeQuery(sent, '')), { site, facetValues }));
    }
    await startSearch(deps, url);
    await cards;
    return null;
  };
