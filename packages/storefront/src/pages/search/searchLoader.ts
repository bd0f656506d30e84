import type { LoaderFunction } from 'react-router';
import { hasLooseModels, parseSearchUrl } from '@dealer/core/search';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { loadCards } from '../../template/loadCards.ts';

/**
 * Loads the makes, models and bodies of the index before an address that names one is parsed; other searches only wait for the chunk of
 * the look's cards.
 *
 * @example
 * { path: 'search/*', loader: searchLoader(deps) }
 */
export const searchLoader =
  ({ site, search, template }: StorefrontDeps): LoaderFunction =>
  async ({ request }) => {
    const cards = loadCards(template);
    const url = new URL(request.url);
    const state = parseSearchUrl(url.pathname, url.search, { site, facetValues: search.knownFacetValues() });
    if (state.unknownScope !== undefined || hasLooseModels(state.refinements)) await search.facetValues();
    await cards;
    return null;
  };
