import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import { type PageItem, pageList } from '@dealer/core/page';
import type { QueryAnswer } from '@dealer/search/query';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { contentParts } from '../../sections/contentParts.ts';
import { askStock } from '../../sections/stock.ts';
import type { PageStock } from '../../sections/pageStock.ts';

/** The sections of the home page and a promise of their stock, so that the page appears before its stock. */
export type HomeLoaderData = { items: readonly PageItem[]; stock: Promise<QueryAnswer<PageStock>> };

/** Requests the stock of the home page in one call; an address with search parameters redirects to the search page. */
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
    const items = pageList(template.pages.home, site.pages['home']);
    const ask = { items, definitions: {}, own: { ...contentParts, ...template.sections }, facts: { site } };
    return { items, stock: askStock(search, ask) };
  };
