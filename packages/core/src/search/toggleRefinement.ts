import { ownValue } from '../record/ownValue.ts';
import { change } from './changeSearch.ts';
import { withMakes } from './makeModels.ts';
import { hasValue, withoutValue } from './oneSpelling.ts';
import type { SearchState } from './searchState.ts';

/**
 * Chooses a value of a filter, or lets it go. Models belong to their make and go with it (decision G4).
 *
 * @example
 * toggleRefinement(state, 'make', 'Ford').refinements; // => { make: ['Ford'] }
 */
export const toggleRefinement = (state: SearchState, attribute: string, value: string): SearchState => {
  const values = ownValue(state.refinements, attribute) ?? [];
  const next = hasValue(values, value) ? withoutValue(values, value) : [...values, value];
  return change(state, {
    refinements:
      attribute === 'make' ? withMakes(state.refinements, next) : { ...state.refinements, [attribute]: next },
  });
};

/**
 * Makes one value the only choice of a filter, as a select does; an empty one lets all of them go.
 *
 * @example
 * chooseRefinement({ ...emptySearchState(), refinements: { fuel: ['Petrol', 'Diesel'] } }, 'fuel', 'Electric').refinements; // => { fuel: ['Electric'] }
 */
export const chooseRefinement = (state: SearchState, attribute: string, value: string): SearchState => {
  const others = withoutValue(ownValue(state.refinements, attribute) ?? [], value);
  const alone = others.reduce((before, other) => toggleRefinement(before, attribute, other), state);
  return value === '' || hasValue(ownValue(alone.refinements, attribute) ?? [], value)
    ? change(alone, {})
    : toggleRefinement(alone, attribute, value);
};
