import { modelsPerMake } from '../limits/lists.ts';
import type { FacetItem } from './facetItems.ts';

/**
 * The models that stand under a chosen make, as the model filter orders them, at most 30 (row 2.F06; decision B15); a chosen model never
 * disappears. With one make every model is its own. With several, `makeModels` says whose a model is: the index's values of
 * `make_model`, "Toyota Hilux".
 *
 * @example
 * const items = [{ value: 'Hilux', label: 'Hilux', count: 9, isRefined: false }, { value: 'Ranger', label: 'Ranger', count: 7, isRefined: false }];
 * modelsUnder('Toyota', { makes: ['Toyota', 'Ford'], models: items, makeModels: ['Toyota Hilux', 'Ford Ranger'] }).map((model) => model.label); // => ['Hilux']
 */
export const modelsUnder = (make: string, { makes, models, makeModels }: { readonly makes: readonly string[]; readonly models: readonly FacetItem[]; readonly makeModels: readonly string[] }): FacetItem[] => {
  const known = new Set(makeModels);
  const own = makes.length === 1 ? models : models.filter(({ value }) => known.has(`${make} ${value}`));
  return own.filter(({ isRefined }, index) => index < modelsPerMake || isRefined);
};
