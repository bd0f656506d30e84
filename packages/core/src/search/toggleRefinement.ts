import { ownValue } from '../data/values.ts';
import { change } from './changeSearch.ts';
import { withMakes } from './makeModels.ts';
import { hasValue, withoutValue } from './oneSpelling.ts';
import type { SearchState } from './searchState.ts';

/**
 * Selects or deselects a value of a filter. Deselecting a make deselects its models (decision G4).
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
 * Selects only this value of a filter, like a select control; an empty value deselects all of them.
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
