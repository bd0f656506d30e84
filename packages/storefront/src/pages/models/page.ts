import type { LoaderFunctionArgs } from 'react-router';
import {
  modelChoices,
  modelListGraph,
  type ModelPageOf,
  modelsContent,
  type ModelSearch,
  modelSearchPath,
  modelsHeading,
  readModelSearch,
} from '@dealer/core/brands';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { loadContent } from '../../content/loadContent.ts';
import { createModelSearch } from './createModelSearch.ts';
import { definePage } from '../../page/definePage.ts';

/** Data of the directory: the search, its results and the available filters. */
type ModelsLoaderData =
  | { kind: 'models'; search: ModelSearch; found: ModelPageOf; choices: ReturnType<typeof modelChoices> }
  | { kind: 'failed' };

/**
 * Searches the models of the site by the address.
 */
const load =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<ModelsLoaderData> => {
    const content = await loadContent(deps, modelsContent);
    if (content.kind !== 'ok') return { kind: 'failed' };
    const search = readModelSearch(new URL(request.url).search);
    const find = deps.once('modelSearch', () => createModelSearch(content.items));
    return { kind: 'models', search, found: find(search), choices: modelChoices(content.items) };
  };

/** The directory of models. */
export const page = definePage({
  route: 'models',
  areas: ['top', 'main'],
  sections: ['modelDirectory'],
  list: [{ section: 'modelDirectory', area: 'main' }],
  load,
  failure: { of: 'models', problem: 'Our models could not be loaded' },
  head: ({ search, found, choices }, site) => {
    const { query, name: _, ...scope } = search;
    const title = modelsHeading(search, choices.makers);
    return {
      title,
      headTitle: `${title}${found.page > 1 ? `, page ${found.page}` : ''}`,
      text: 'What each model is for, and what it costs from.',
      description: `Compare ${site.name}’s range: what each model is for and what it costs from.`,
      path: modelSearchPath(scope),
      noIndex: query !== undefined || found.count === 0,
      graph: [modelListGraph(found.models, site)],
    };
  },
});
