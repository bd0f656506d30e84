import { type LoaderFunctionArgs, redirect } from 'react-router';
import {
  findModel,
  type Model,
  modelGraph,
  type ModelPageModel,
  modelPageModel,
  modelsContent,
} from '@dealer/core/brands';
import { modelPath } from '@dealer/core/routes';
import type { QueryAnswer, QueryResult } from '@dealer/search/query';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { loadContent } from '../../content/loadContent.ts';
import { modelStockQuery } from './modelStock.ts';
import { definePage } from '../../page/definePage.ts';
import { metaDescription } from '@dealer/core/head';

/** A model with the answer about its stock, or why there is none. */
type ModelLoaderData =
  | { kind: 'model'; model: Model; page: ModelPageModel; stock: Promise<QueryAnswer<QueryResult[]>> }
  | { kind: 'failed' }
  | { kind: 'unknown' };

/**
 * Finds the model that the address names, and requests its stock. An address that a new slug replaced leads to the new one (decision F7).
 */
const load =
  (deps: StorefrontDeps) =>
  async ({ params }: LoaderFunctionArgs): Promise<ModelLoaderData | Response> => {
    const content = await loadContent(deps, modelsContent);
    if (content.kind !== 'ok') return { kind: 'failed' };
    const found = findModel(content.items, params['slug'] ?? '');
    if (found === undefined) return { kind: 'unknown' };
    const { kind, model } = found;
    if (kind === 'moved') return redirect(modelPath({ slug: model.newSlug ?? model.slug }), 301);
    const { site, search } = deps;
    return {
      kind,
      model,
      page: modelPageModel(model, site),
      stock: search.multiSearch([modelStockQuery(model, site)]),
    };
  };

/** A model of the directory: pictures, price from, versions, vehicles in stock and a form. */
export const page = definePage({
  route: 'model',
  sections: ['modelOverview', 'modelHighlights', 'modelVersions', 'modelOffers', 'modelStock', 'modelForm'],
  list: [
    { section: 'modelOverview' },
    { section: 'modelHighlights' },
    { section: 'modelVersions' },
    { section: 'modelOffers' },
    { section: 'modelStock' },
    { section: 'modelForm' },
  ],
  load,
  failure: { of: 'models', problem: 'This model could not be loaded' },
  head: ({ model, page: { title, text, gallery, breadcrumbs } }, site) => ({
    title,
    description: metaDescription(title, text, site),
    path: modelPath(model),
    image: gallery.pictures[0]?.large,
    trail: breadcrumbs,
    graph: [modelGraph(model, site)],
    about: model.slug,
  }),
});
