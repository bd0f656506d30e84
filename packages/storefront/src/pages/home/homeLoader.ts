import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import { pageList } from '@dealer/core/page';
import type { PageItem } from '@dealer/core/page';
import type { QueryAnswer } from '@dealer/search/query';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { contentParts } from '../../sections/registry/contentParts.ts';
import { askStock } from '../../sections/stock.ts';
import type { PageStock } from '../../sections/pageStock.ts';

/** The sections of the home page and what they show of the stock; the promise lets the page be there before its stock arrives. */
export type HomeLoaderData = { items: readonly PageItem[]; stock: Promise<QueryAnswer<PageStock>> };

/**
 * Asks for the home page's stock in one call; an address with a search in it goes to the search page (row 2.R01).
 *
 * @example
 * { index: true, loader: homeLoader(deps) }
 */
export const homeLoader =
  ({ site, search, template }: StorefrontDeps) =>
  ({ request }: LoaderFunctionArgs): HomeLoaderData | Response => {
    const url = new URL(request.url);
    if (
      url.searchParams.has('query') ||
      [...url.searchParams.keys()].some((name) => name.startsWith('refinementList['))
    ) {
      return redirect(site.routes.defaultSearchPath + url.search);
    }
    const items = pageList(template.pages.home, site.pages.home);
    const ask = { items, definitions: {}, own: { ...contentParts, ...template.sections }, facts: { site } };
    return { items, stock: askStock(search, ask) };
  };
