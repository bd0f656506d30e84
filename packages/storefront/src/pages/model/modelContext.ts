import type { Model, ModelPageModel } from '@dealer/core/brands';
import type { QueryAnswer, QueryResult } from '@dealer/search/query';
import { pageContext } from '../pageContext.ts';

/** What the sections of a model's page are about. */
export type PageModel = {
  model: Model;
  page: ModelPageModel;
  stock: Promise<QueryAnswer<QueryResult[]>>;
};

/** The model of the page. */
export const [ModelContext, usePageModel] = pageContext<PageModel>('the page of a model');
