import { makeOf } from './makeAlternatives.ts';
import { hasValue, valueKey } from './oneSpelling.ts';
import type { SearchState } from './searchState.ts';

type Refinements = SearchState['refinements'];

/**
 * The chosen models of one make (decision G4). Under one make they are values of `model`. Under several makes they are values of
 * `make_model`, because two makes may share a model name.
 *
 * @example
 * chosenModels({ make: ['Subaru', 'Toyota'], make_model: ['Toyota 86'] }, 'Toyota'); // => ['86']
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
 * Replaces the chosen makes. A make that goes takes its models with it, and the models of the others stay chosen.
 *
 * @example
 * withMakes({ make: ['Toyota'], model: ['Hilux'] }, ['Toyota', 'Nissan']); // => { make: ['Toyota', 'Nissan'], make_model: ['Toyota Hilux'] }
 */
export const withMakes = (refinements: Refinements, makes: readonly string[]): Refinements => {
  const { make: before = [], model = [], make_model: makeModels = [], ...others } = refinements;
  const chosen = makes.map((make) => [make, chosenModels(refinements, make)] as const);
  const [single] = makes.length === 1 ? chosen : [];
  // Without exactly one make before, nothing says whose `model` values are.
  const loose = before.length === 1 || makes.length === 0 ? [] : model;
  const pairs = single ? [] : chosen.flatMap(([make, names]) => names.map((name) => `${make} ${name}`));
  // Values of a filter of makes and models together, which belong to no chosen make.
  const foreign = makeModels.filter((value) => makeOf(value, before) === undefined);
  const parts = { make: [...makes], model: [...loose, ...(single?.[1] ?? [])], make_model: [...foreign, ...pairs] };
  return { ...others, ...Object.fromEntries(Object.entries(parts).filter(([, values]) => values.length > 0)) };
};

/**
 * Whether models are named without saying which of several makes they belong to, as a hand-made address may do. The index's own
 * values of `make_model` resolve them.
 *
 * @example
 * hasLooseModels({ make: ['Toyota', 'Nissan'], model: ['Hilux'] }); // => true
 */
export const hasLooseModels = ({ make = [], model = [] }: Refinements): boolean => make.length > 1 && model.length > 0;

/**
 * Gives models their makes where the index knows them; the others stay as they are.
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
