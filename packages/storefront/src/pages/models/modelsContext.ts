import type { ModelsLoaderData } from './modelsLoader.ts';
import { pageContext } from '../pageContext.ts';

export type PageModels = Extract<ModelsLoaderData, { kind: 'models' }>;

/** The models of the page and the search that found them. */
export const [ModelsContext, usePageModels] = pageContext<PageModels>('the directory of models');
