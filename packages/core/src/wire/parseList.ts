/** What a list held: the entries that could be read, and what was wrong with the others. */
export type ParsedList<T> = {
  readonly values: readonly T[];
  readonly malformed: readonly { readonly index: number; readonly reasons: readonly string[] }[];
};

type Malformed = { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/**
 * Reads a list entry by entry: a malformed one is dropped and told, and never takes the others with it (design.md section 2).
 * What is no list is an empty one. `valueOf` takes the value out of a good result.
 *
 * @example
 * parseList(answer, parseReview, (read) => read.review).values; // => the reviews that could be read
 */
export const parseList = <Good extends { readonly kind: string }, T>(
  input: unknown,
  parse: (entry: unknown) => Good | Malformed,
  valueOf: (good: Exclude<Good, Malformed>) => T,
): ParsedList<T> => {
  const values: T[] = [];
  const malformed: { index: number; reasons: readonly string[] }[] = [];
  if (Array.isArray(input)) {
    for (const [index, entry] of input.entries()) {
      const read = parse(entry);
      if (read.kind === 'malformed') malformed.push({ index, reasons: (read as Malformed).reasons });
      else values.push(valueOf(read as Exclude<Good, Malformed>));
    }
  }
  return { values, malformed };
};
