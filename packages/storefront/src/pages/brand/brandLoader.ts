import type { LoaderFunctionArgs } from 'react-router';
import { type Brand, brandsContent, type Model, modelsContent, modelsOfBrand } from '@dealer/core/brands';
import { brandOverviewPath, knownBrands, pathOf } from '@dealer/core/routes';
import { quoted } from '@dealer/core/search';
import type { QueryAnswer, QueryResult } from '@dealer/search/query';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { loadContent } from '../../content/loadContent.ts';

/** The most vehicles of a brand's page. */
export const brandStockLimit = 6;

/** A brand of the site with its content and its stock, or no such brand. */
export type BrandLoaderData =
  | { kind: 'unknown' }
  | {
      kind: 'brand';
      name: string;
      slug: string;
      brand: Brand | undefined;
      models: readonly Model[];
      stock: Promise<QueryAnswer<readonly QueryResult[]>>;
    };

/**
 * Finds the brand of an address and loads its content and newest vehicles.
 *
 * @example
 * { path: 'kia/overview', loader: brandLoader(deps) }
 */
export const brandLoader =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<BrandLoaderData> => {
    const path = pathOf(new URL(request.url).pathname).toLowerCase();
    const known = knownBrands(deps.site).find(({ slug }) => brandOverviewPath(slug).toLowerCase() === path);
    if (known === undefined) return { kind: 'unknown' };
    const stock = deps.search.multiSearch([
      {
        filter: `make = ${quoted(known.name)}`,
        sort: ['created_at_timestamp:desc'],
        hitsPerPage: brandStockLimit,
        page: 1,
      },
    ]);
    const [content, range] = await Promise.all([loadContent(deps, brandsContent), loadContent(deps, modelsContent)]);
    const brand = content.kind === 'ok' ? content.items.find(({ slug }) => slug === known.slug) : undefined;
    const models = range.kind === 'ok' ? modelsOfBrand(range.items, known.slug, deps.site) : [];
    return { kind: 'brand', ...known, brand, models, stock };
  };
