import { ownValue } from '../data/values.ts';
import { change, changeRange } from './changeSearch.ts';
import { withMakes } from './makeModels.ts';
import { chosenValues, hasLimits, limitOf, limitRange } from './limitChoices.ts';
import { hasValue, withoutValue } from './oneSpelling.ts';
import type { SearchState } from './searchState.ts';

/**
 * Selects or deselects a value of a filter. Deselecting a make deselects its models (decision G4).
 *
 * @example
 * toggleRefinement(state, 'make', 'Ford').refinements; // => { make: ['Ford'] }
 */
export const toggleRefinement = (state: SearchState, attribute: string, value: string): SearchState => {
  const limit = limitOf(attribute, value);
  // "7 or more" and single numbers replace each other: together they would find nothing, or the same.
  if (limit !== undefined)
    return hasValue(chosenValues(state, attribute), value)
      ? changeRange(state, attribute, undefined)
      : changeRange(
          change(state, { refinements: { ...state.refinements, [attribute]: [] } }),
          attribute,
          limitRange(attribute, limit),
        );
  const values = ownValue(state.refinements, attribute) ?? [];
  const next = hasValue(values, value) ? withoutValue(values, value) : [...values, value];
  return change(hasLimits(attribute) ? changeRange(state, attribute, undefined) : state, {
    ...(attribute === 'location_name' && { near: undefined }),
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
  const others = withoutValue(chosenValues(state, attribute), value);
  const alone = others.reduce((before, other) => toggleRefinement(before, attribute, other), state);
  return value === '' || hasValue(chosenValues(alone, attribute), value)
    ? change(alone, {})
    : toggleRefinement(alone, attribute, value);
};
