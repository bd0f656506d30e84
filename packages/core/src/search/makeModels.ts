import { makeOf } from './makeAlternatives.ts';
import { hasValue, valueKey } from './oneSpelling.ts';
import type { SearchState } from './searchState.ts';

type Refinements = SearchState['refinements'];

/**
 * The selected models of one make (decision G4). With one make they are values of `model`, with several makes values of
 * `make_model`, because two makes may have models of the same name.
 */
export const chosenModels = (refinements: Refinements, make: string): string[] => {
  const makes = refinements['make'] ?? [];
  const own = makes.length === 1 && hasValue(makes, make) ? (refinements['model'] ?? []) : [];
  const ofMake = (refinements['make_model'] ?? [])
    .filter((value) => hasValue([makeOf(value, makes) ?? ''], make))
    .map((value) => value.slice(make.length + 1));
  return [...new Set([...own, ...ofMake])];
};

/**
 * Replaces the selected makes. Models of a removed make are removed too, and models of the others remain selected.
 *
 * @example
 * withMakes({ make: ['Toyota'], model: ['Hilux'] }, ['Toyota', 'Nissan']); // => { make: ['Toyota', 'Nissan'], make_model: ['Toyota Hilux'] }
 */
export const withMakes = (refinements: Refinements, makes: readonly string[]): Refinements => {
  const { make: before = [], model = [], make_model: makeModels = [], ...others } = refinements;
  const chosen = makes.map((make) => [make, chosenModels(refinements, make)] as const);
  const [single] = makes.length === 1 ? chosen : [];
  // Only with exactly one previous make is it clear to which make the `model` values belong.
  const loose = before.length === 1 || makes.length === 0 ? [] : model;
  const pairs = single ? [] : chosen.flatMap(([make, names]) => names.map((name) => `${make} ${name}`));
  // `make_model` values that belong to no selected make.
  const foreign = makeModels.filter((value) => makeOf(value, before) === undefined);
  const parts = { make: [...makes], model: [...loose, ...(single?.[1] ?? [])], make_model: [...foreign, ...pairs] };
  return { ...others, ...Object.fromEntries(Object.entries(parts).filter(([, values]) => values.length > 0)) };
};

/**
 * Whether it is unclear to which of several makes the selected models belong, as in a hand-written address. The index's
 * `make_model` values resolve it.
 */
export const hasLooseModels = ({ make = [], model = [] }: Refinements): boolean => make.length > 1 && model.length > 0;

/**
 * Assigns models to their makes with the values of the index; unknown models are unchanged.
 *
 * @example
 * resolveModels({ make: ['Toyota', 'Nissan'], model: ['Hilux'] }, ['Toyota Hilux']); // => { make: ['Toyota', 'Nissan'], make_model: ['Toyota Hilux'] }
 */
export const resolveModels = (refinements: Refinements, known: readonly string[]): Refinements => {
  if (!hasLooseModels(refinements) || known.length === 0) return refinements;
  const { make = [], model = [], make_model: makeModels = [], ...others } = refinements;
  const values = new Map(known.map((value) => [valueKey(value), value]));
  const pairsOf = (name: string): string[] => make.flatMap((one) => values.get(valueKey(`${one} ${name}`)) ?? []);
  const rest = model.filter((name) => pairsOf(name).length === 0);
  return {
    ...others,
    make,
    ...(rest.length === 0 ? {} : { model: rest }),
    make_model: [...makeModels, ...model.flatMap(pairsOf)],
  };
};
