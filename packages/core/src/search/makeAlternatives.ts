import { valueKey } from './oneSpelling.ts';

/** The make of a `make_model` value, from a list of makes. The longest match wins: "Land Rover Defender" is not a model of "Land". */
export const makeOf = (makeModel: string, makes: readonly string[]): string | undefined =>
  makes.filter((make) => valueKey(makeModel).startsWith(valueKey(`${make} `))).sort((a, b) => b.length - a.length)[0];

/**
 * One condition for makes and models (decision G4): for each make the selected models, or the whole make if none is selected.
 *
 * @example
 * makeAlternatives(['Toyota', 'Nissan'], ['Toyota Hilux']); // => [['make_model', 'Toyota Hilux'], ['make', 'Nissan']]
 */
export const makeAlternatives = (
  makes: readonly string[],
  makeModels: readonly string[],
): (readonly ['make' | 'make_model', string])[] => {
  const narrowed = makeModels.map((value) => makeOf(value, makes));
  return [
    ...makeModels.map((value) => ['make_model', value] as const),
    ...makes.filter((make) => !narrowed.includes(make)).map((make) => ['make', make] as const),
  ];
};
