import { createContext, use } from 'react';
import type { Model, ModelPageModel } from '@dealer/core/models';
import type { QueryAnswer, QueryResult } from '@dealer/search/query';

/** What the sections of a model's page are about. */
export type PageModel = {
  model: Model;
  page: ModelPageModel;
  stock: Promise<QueryAnswer<QueryResult[]>>;
};

export const ModelContext = createContext<PageModel | null>(null);

/**
 * The model of the page.
 *
 * @example
 * const { page } = usePageModel();
 */
export const usePageModel = (): PageModel => {
  const model = use(ModelContext);
  if (!model) throw new Error('This section needs the page of a model.');
  return model;
};
