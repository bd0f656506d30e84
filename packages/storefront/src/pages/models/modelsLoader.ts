import type { LoaderFunctionArgs } from 'react-router';
import { modelChoices, modelsContent, readModelSearch } from '@dealer/core/models';
import type { ModelPageOf, ModelSearch } from '@dealer/core/models';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { loadContent } from '../../content/loadContent.ts';
import { createModelSearch } from './createModelSearch.ts';

/** What the directory shows: what is looked for, what was found, and what it can be narrowed to. */
export type ModelsLoaderData =
  | { kind: 'models'; search: ModelSearch; found: ModelPageOf; choices: ReturnType<typeof modelChoices> }
  | { kind: 'failed' };

/**
 * Searches the site's models for what the address says (row 7.S07).
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
    const find = deps.keep('modelSearch', () => createModelSearch(content.items));
    return { kind: 'models', search, found: find(search), choices: modelChoices(content.items) };
  };
