import type { LoaderFunction } from 'react-router';
import { hasLooseModels, parseSearchUrl } from '@dealer/core/search';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { loadCards } from '../../template/loadCards.ts';

/**
 * Knows the index's makes, models and bodies before a path that names one is read, and before models of several makes are read that
 * are named without their make; other searches wait for the look's cards only, whose chunk is fetched beside the page's.
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
