import { ownValue } from '../data/values.ts';
import { chosenModels } from './makeModels.ts';
import { normaliseSearchState } from './normaliseSearchState.ts';
import { hasValue, withoutValue } from './oneSpelling.ts';
import type { SearchState } from './searchState.ts';
import { toggleRefinement } from './toggleRefinement.ts';

/**
 * Selects or deselects a model of a make; the models of other makes are unchanged (decision G4).
 *
 * @example
 * toggleModel({ ...emptySearchState(), refinements: { make: ['Toyota', 'Nissan'] } }, 'Toyota', 'Hilux').refinements; // => { make: ['Toyota', 'Nissan'], make_model: ['Toyota Hilux'] }
 */
export const toggleModel = (state: SearchState, make: string, model: string): SearchState => {
  const { refinements } = state;
  const isAlone = refinements['make']?.length === 1;
  const pair = `${make} ${model}`;
  if (!hasValue(chosenModels(refinements, make), model))
    return isAlone ? toggleRefinement(state, 'model', model) : toggleRefinement(state, 'make_model', pair);
  const left = (attribute: string, value: string): string[] =>
    withoutValue(ownValue(refinements, attribute) ?? [], value);
  return normaliseSearchState({
    ...state,
    page: 1,
    refinements: {
      ...refinements,
      make_model: left('make_model', pair),
      ...(isAlone ? { model: left('model', model) } : {}),
    },
  });
};

/**
 * Selects only this model of its make, like a select control; an empty value deselects all of them.
 *
 * @example
 * chooseModel({ ...emptySearchState(), refinements: { make: ['Toyota'], model: ['Hilux'] } }, 'Toyota', 'Yaris').refinements; // => { make: ['Toyota'], model: ['Yaris'] }
 */
export const chooseModel = (state: SearchState, make: string, model: string): SearchState => {
  const chosen = chosenModels(state.refinements, make);
  const alone = withoutValue(chosen, model).reduce((before, other) => toggleModel(before, make, other), state);
  return model === '' || hasValue(chosen, model)
    ? normaliseSearchState({ ...alone, page: 1 })
    : toggleModel(alone, make, model);
};
