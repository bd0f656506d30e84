import type { LoaderFunction } from 'react-router';
import { needsFacetValues, parseSearchUrl } from '@dealer/core/search';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { retryImport } from '../../pageStart/later/retryImport.ts';
import { loadCards } from '../../template/loadCards.ts';

/**
 * Loads the makes, models and bodies of the index before an address that names one is parsed; other searches only wait for the chunk of
 * the look's cards. A first view that a server writes waits for its results.
 *
 * @example
 * { path: 'search/*', loader: searchLoader(deps) }
 */
export const searchLoader =
  (deps: StorefrontDeps): LoaderFunction =>
  async ({ request }) => {
    const { site, search, template, isFirstView } = deps;
    const cards = loadCards(template);
    const url = new URL(request.url);
    const context = { site, facetValues: search.knownFacetValues() };
    if (needsFacetValues(parseSearchUrl(url.pathname, url.search, context), context)) await search.facetValues();
    if (isFirstView()) {
      const { loadFirstResponse } = await retryImport(() => import('./loadFirstResponse.ts'));
      await loadFirstResponse(deps, url);
    }
    await cards;
    return null;
  };
