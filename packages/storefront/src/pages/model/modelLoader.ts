import { type LoaderFunctionArgs, redirect } from 'react-router';
import { findModel, type Model, modelsContent } from '@dealer/core/brands';
import { modelPath } from '@dealer/core/routes';
import type { QueryAnswer, QueryResult } from '@dealer/search/query';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { loadContent } from '../../content/loadContent.ts';
import { modelStockQuery } from './modelStock.ts';

/** A model with the answer about its stock, or why there is none. */
export type ModelLoaderData =
  | { kind: 'model'; model: Model; stock: Promise<QueryAnswer<QueryResult[]>> }
  | { kind: 'failed' }
  | { kind: 'unknown' };

/**
 * Finds the model that the address names, and requests its stock. An address that a new slug replaced leads to the new one (decision F7).
 *
 * @example
 * { path: 'models/:slug', loader: modelLoader(deps) }
 */
export const modelLoader =
  (deps: StorefrontDeps) =>
  async ({ params }: LoaderFunctionArgs): Promise<ModelLoaderData | Response> => {
    const content = await loadContent(deps, modelsContent);
    if (content.kind !== 'ok') return { kind: 'failed' };
    const found = findModel(content.items, params['slug'] ?? '');
    if (found === undefined) return { kind: 'unknown' };
    const { kind, model } = found;
    if (kind === 'moved') return redirect(modelPath({ slug: model.newSlug ?? model.slug }), 301);
    return { kind, model, stock: deps.search.multiSearch([modelStockQuery(model, deps.site)]) };
  };
