import { modelsPerMake } from '../limits/lists.ts';
import type { Site } from '../site/site.ts';
import { facetItems, type FacetItem } from './facetItems.ts';
import type { FacetCounts } from './facetCounts.ts';
import { makeOf } from './makeAlternatives.ts';
import { chosenModels } from './makeModels.ts';
import { hasValue } from './oneSpelling.ts';
import type { SearchState } from './searchState.ts';

/** A search's makes and what its answer counted. */
type Counted = { readonly makes: readonly string[]; readonly facets: FacetCounts };

/**
 * The models of a chosen make, as the model filter orders them, at most 30 (row 2.F06; decision B15); a chosen model never disappears.
 * With one make the answer counts `model`, with several `make_model`, because two makes may share a model name. A make that the answer
 * does not include yet has none.
 *
 * @example
 * const answer = { makes: ['Subaru', 'Toyota'], facets: { make_model: { 'Subaru 86': 2, 'Toyota 86': 5, 'Toyota Hilux': 9 } } };
 * modelsUnder('Toyota', answer, {}, site).map(({ value, count }) => `${value} ${count}`); // => ['Hilux 9', '86 5']
 */
export const modelsUnder = (
  make: string,
  { makes, facets }: Counted,
  refinements: SearchState['refinements'],
  site: Pick<Site, 'search' | 'phrases'>,
): FacetItem[] => {
  if (!hasValue(makes, make)) return [];
  const ofMake = (): Record<string, number> =>
    Object.fromEntries(
      Object.entries(facets['make_model'] ?? {}).flatMap(([value, count]) =>
        hasValue([makeOf(value, makes) ?? ''], make) ? [[value.slice(make.length + 1), count] as const] : [],
      ),
    );
  const counts = makes.length === 1 ? (facets['model'] ?? {}) : ofMake();
  return facetItems('model', counts, chosenModels(refinements, make), site).filter(
    ({ isRefined }, index) => index < modelsPerMake || isRefined,
  );
};
