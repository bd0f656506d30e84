import { comparedVehicles } from '../limits/lists.ts';

/** The vehicles that an address compares, and how many more it named. */
export type ComparedSlugs = { readonly slugs: string[]; readonly leftOut: number };

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The slugs of the vehicles that an address compares, each once, in its order, four at most (decision C6); `leftOut` says how many
 * more were named, because the page says so too. `search` is the query string of the address.
 *
 * @example
 * readComparedSlugs('?cars=a,b,a,c,d,e'); // => { slugs: ['a', 'b', 'c', 'd'], leftOut: 1 }
 */
export const readComparedSlugs = (search: string): ComparedSlugs => {
  // Whoever passes the link on may have written its commas as %2C.
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
