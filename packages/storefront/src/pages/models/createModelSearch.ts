import { type Model, type ModelSearch, searchModels } from '@dealer/core/brands';
import { cachedSearch } from '../../content/cachedSearch.ts';

/** The search of a directory of models, with a cache. */
export const createModelSearch = (models: readonly Model[], ask = searchModels) =>
  cachedSearch(
    (search: ModelSearch) => ask(models, search),
    ({ body, manufacturer, name, query, offset }) => JSON.stringify([body, manufacturer, name, query, offset]),
  );
