import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import { startFilter } from '@dealer/core/search';
import type { Vehicle } from '@dealer/core/vehicle';
import type { QueryAnswer, QueryResult } from '@dealer/search/query';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/** What the home page shows of the stock; the promise lets the page stand before its stock arrives. */
export type HomeStock = {
  bodies: Record<string, number>;
  makes: Record<string, number>;
  models: Record<string, number>;
  total: number;
  featured: QueryResult;
  arrived: QueryResult;
  modelVehicles: Vehicle[];
};
export type HomeLoaderData = { stock: Promise<QueryAnswer<HomeStock>> };

const carTypeFilter = { used: 'car_type = used', new: 'car_type = new', all: '' } as const;
const priced = 'price > 0';
const pictured = 'photos_count > 1';
const modelSample = 100;

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
    const { filter, limit } = site.home.featured;
    const inStock = 'status = in_stock';
    // One vehicle of each model is enough for its tile; without such a section nothing more is asked.
    const needsModels = template.home.includes('models') || template.recipes.hero === 'models';
    const stock = search
      .multiSearch([
        // Its counts lead to the searches that the site starts from.
        {
          filter: startFilter(site),
          facets: [
            'simple_body',
            ...(needsModels ? ['model'] : []),
            ...(template.home.includes('makes') ? ['make'] : []),
          ],
          hitsPerPage: 0,
          page: 1,
        },
        {
          filter: [inStock, priced, pictured, carTypeFilter[filter]].filter(Boolean).join(' AND '),
          hitsPerPage: limit,
          page: 1,
        },
        { filter: inStock, sort: ['created_at_timestamp:desc'], hitsPerPage: limit, page: 1 },
        ...(needsModels
          ? [{ filter: [inStock, priced, pictured, 'car_type = new'].join(' AND '), hitsPerPage: modelSample, page: 1 }]
          : []),
      ])
      .then((answer): QueryAnswer<HomeStock> => {
        if (answer.kind === 'failed') return answer;
        const [all, featured, arrived, models] = answer.value;
        if (!all || !featured || !arrived) return { kind: 'failed', reason: 'malformed' };
        return {
          kind: 'ok',
          value: {
            bodies: all.facets['simple_body'] ?? {},
            models: all.facets['model'] ?? {},
            makes: all.facets['make'] ?? {},
            total: all.total,
            featured,
            arrived,
            modelVehicles: models?.vehicles ?? [],
          },
        };
      });
    return { stock };
  };
