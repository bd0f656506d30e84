import { modelsPerMake } from './facetLimit.ts';
import type { Site } from '../site/site.ts';
import { facetItems, type FacetItem } from './facetItems.ts';
import type { FacetCounts } from './facetCounts.ts';
import { makeOf } from './makeAlternatives.ts';
import { chosenModels } from './makeModels.ts';
import { hasValue } from './oneSpelling.ts';
import type { SearchState } from './searchState.ts';

/** A search's makes and the facet counts of its response. */
type Counted = { readonly makes: readonly string[]; readonly facets: FacetCounts };

/**
 * The models of a selected make in the order of the model filter, at most 30 (decision B15); selected models are always
 * included. With one make the response counts `model`, with several `make_model`, because two makes may have models of the same
 * name. A make that is not in the response yet has no models.
 *
 * @example
 * const answer = { makes: ['Subaru', 'Toyota'], facets: { make_model: { 'Subaru 86': 2, 'Toyota 86': 5, 'Toyota Hilux': 9 } } };
 * modelsUnder('Toyota', answer, {}, site).map(({ value, count }) => `${value} ${count}`); // => ['Hilux 9', '86 5']
 */
export const modelsUnder = (
  make: string,
  { makes, facets }: Counted,
  refinements: SearchState['refinements'],
  site: Pick<Site, 'search' | 'phrases' | 'texts'>,
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
