import type { LoaderFunctionArgs } from 'react-router';
import { type Brand, brandsContent, type Model, modelsContent, modelsOfBrand } from '@dealer/core/brands';
import { brandOverviewPath, knownBrands, pageTitle, pathOf, pathTo } from '@dealer/core/routes';
import { carTypesText, quoted, soldStockTypes } from '@dealer/core/search';
import type { QueryAnswer, QueryResult } from '@dealer/search/query';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { loadContent } from '../../content/loadContent.ts';
import { definePage } from '../../page/definePage.ts';
import { metaDescription, pageBreadcrumbs } from '@dealer/core/head';

/** The most vehicles of a brand's page. */
const brandStockLimit = 6;

/** A brand of the site with its content and its stock, or no such brand. */
type BrandLoaderData =
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
 */
const load =
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

/** A brand that the dealer sells: its models, its stock, where it is sold, and a form. */
export const page = definePage({
  route: 'brand',
  areas: ['top', 'main'],
  sections: ['brandModels', 'brandStock', 'brandLocations', 'brandForm'],
  list: [
    { section: 'brandModels', area: 'main' },
    { section: 'brandStock', area: 'main' },
    { section: 'brandLocations', area: 'main' },
    { section: 'brandForm', area: 'main' },
  ],
  load,
  head: ({ name, slug, brand }, site) => {
    const types = carTypesText(soldStockTypes(site), site);
    const text =
      brand?.description ||
      `${types.charAt(0).toUpperCase()}${types.slice(1)} ${name} at ${site.name}: stock, locations and advice.`;
    const directory = site.content.includes('brands')
      ? [{ label: pageTitle('brands', site), href: pathTo('brands') }]
      : [];
    return {
      title: name,
      text,
      description: metaDescription(name, text, site),
      path: brandOverviewPath(slug),
      trail: pageBreadcrumbs(name, site, directory),
      showsTrail: true,
      about: slug,
    };
  },
});
