import { createContext, use } from 'react';
import type { ModelsLoaderData } from './modelsLoader.ts';

export type PageModels = Extract<ModelsLoaderData, { kind: 'models' }>;

export const ModelsContext = createContext<PageModels | null>(null);

/**
 * The models of the page, and what was looked for.
 *
 * @example
 * const { found } = usePageModels();
 */
export const usePageModels = (): PageModels => {
  const models = use(ModelsContext);
  if (!models) throw new Error('This section needs the directory of models.');
  return models;
};
