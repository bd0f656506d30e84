import type { Model } from '@dealer/core/brands';
import { quoted, serialiseSearchUrl, startFilter, startSearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import type { SearchQuery } from '@dealer/search/query';

/** One row on a wide screen. */
const shownVehicles = 4;

/** The make and model names of the index. */
type StockModel = Pick<Model, 'name' | 'manufacturerName'>;

const makeOf = ({ manufacturerName }: StockModel, { manufacturer }: Pick<Site, 'manufacturer'>): string | undefined =>
  manufacturerName ?? manufacturer ?? undefined;

/** The query for the vehicles of a model, and how many there are. */
export const modelStockQuery = (model: StockModel, site: Site): SearchQuery => {
  const make = makeOf(model, site);
  return {
    filter: [
      ...startFilter(site),
      ...(make === undefined ? [] : [`make = ${quoted(make)}`]),
      `model = ${quoted(model.name)}`,
    ],
    hitsPerPage: shownVehicles,
    page: 1,
  };
};

/** The search that finds the same vehicles. */
export const modelStockHref = (model: StockModel, site: Site): string => {
  const make = makeOf(model, site);
  const values = { ...(make === undefined ? {} : { make: [make] }), model: [model.name] };
  const start = startSearchState(site);
  return serialiseSearchUrl(
    { ...start, refinements: { ...start.refinements, ...values } },
    { site, facetValues: values },
  );
};
