import type { LoaderFunctionArgs } from 'react-router';
import { modelChoices, type ModelPageOf, modelsContent, type ModelSearch, readModelSearch } from '@dealer/core/brands';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { loadContent } from '../../content/loadContent.ts';
import { createModelSearch } from './createModelSearch.ts';

/** Data of the directory: the search, its results and the available filters. */
export type ModelsLoaderData =
  | { kind: 'models'; search: ModelSearch; found: ModelPageOf; choices: ReturnType<typeof modelChoices> }
  | { kind: 'failed' };

/**
 * Searches the models of the site by the address.
 *
 * @example
 * { path: 'models', loader: modelsLoader(deps) }
 */
export const modelsLoader =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<ModelsLoaderData> => {
    const content = await loadContent(deps, modelsContent);
    if (content.kind !== 'ok') return { kind: 'failed' };
    const search = readModelSearch(new URL(request.url).search);
    const find = deps.once('modelSearch', () => createModelSearch(content.items));
    return { kind: 'models', search, found: find(search), choices: modelChoices(content.items) };
  };
