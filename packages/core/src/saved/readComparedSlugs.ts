/** Vehicles that can be compared at a time (decision C6). */
export const comparedVehicles = 4;

/** The vehicles in the address of a comparison, and how many were left out. */
export type ComparedSlugs = { readonly slugs: string[]; readonly leftOut: number };

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The slugs in the address of a comparison, in order, each once, at most four (decision C6). `leftOut` is the number of further
 * ones, which the page mentions. `search` is the query string.
 *
 * @example
 * readComparedSlugs('?cars=a,b,a,c,d,e'); // => { slugs: ['a', 'b', 'c', 'd'], leftOut: 1 }
 */
export const readComparedSlugs = (search: string): ComparedSlugs => {
  // Shared links may have commas encoded as %2C.
  const written = /[?&]cars=([^&#]*)/.exec(search)?.[1] ?? '';
  const named = [
    ...new Set(
      written
        .replace(/%2C/gi, ',')
        .replaceAll('+', ' ')
        .split(',')
        .map((slug) => decoded(slug).trim().toWellFormed())
        .filter((slug) => slug !== ''),
    ),
  ];
  return { slugs: named.slice(0, comparedVehicles), leftOut: Math.max(0, named.length - comparedVehicles) };
};
