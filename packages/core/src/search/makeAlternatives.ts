import { valueKey } from './oneSpelling.ts';

/**
 * The make of a `make_model` value, out of these makes. The longest wins: "Land Rover Defender" is no model of "Land".
 *
 * @example
 * makeOf('Land Rover Defender', ['Land', 'Land Rover']); // => 'Land Rover'
 */
export const makeOf = (makeModel: string, makes: readonly string[]): string | undefined =>
  makes.filter((make) => valueKey(makeModel).startsWith(valueKey(`${make} `))).sort((a, b) => b.length - a.length)[0];

/**
 * Makes and models as alternatives of one condition (decision G4): the chosen models of a make, or the whole make where none is chosen.
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
