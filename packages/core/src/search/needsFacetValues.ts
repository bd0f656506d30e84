import { ownValue } from '../data/values.ts';
import { hasLooseModels } from './makeModels.ts';
import { scopePath } from './scopePath.ts';
import type { SearchContext } from './searchContext.ts';
import type { SearchState } from './searchState.ts';

/**
 * Whether the values of the index are missing to read a search, or to write its path.
 *
 * @example
 * needsFacetValues(parseSearchUrl('/search/toyota', '', { site }), { site }); // => true
 * needsFacetValues(parseSearchUrl('/search/suv', '', { site }), { site }); // => false
 */
export const needsFacetValues = (state: SearchState, ctx: SearchContext): boolean => {
  if (Object.keys(ctx.facetValues ?? {}).length > 0) return false;
  const { unknownScope, locationScope, refinements } = state;
  if (unknownScope !== undefined || hasLooseModels(refinements)) return true;
  if (locationScope !== undefined) return false;
  const { says } = scopePath(state, ctx);
  const isLeft = (name: string): boolean => ownValue(refinements, name)?.length === 1 && !says.includes(name);
  return isLeft('make') || (says.includes('make') ? isLeft('model') : isLeft('simple_body'));
};
