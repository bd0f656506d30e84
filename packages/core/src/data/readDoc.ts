import * as z from 'zod/mini';

/** A document that was read, or why it could not be. */
type ReadDoc<T> =
  | { readonly kind: 'read'; readonly doc: T }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/**
 * Reads a document by its schema; an error has a message that names the field. Never throws, not even for objects whose
 * properties throw.
 */
export const readDoc = <S extends z.ZodMiniType>(schema: S, input: unknown): ReadDoc<z.output<S>> => {
  try {
    const read = z.safeParse(schema, input);
    if (read.success) return { kind: 'read', doc: read.data };
    return {
      kind: 'malformed',
      reasons: read.error.issues.map((issue) =>
        issue.path.length === 0 ? 'not an object' : `${issue.path.map(String).join('.')} is missing or cannot be read`,
      ),
    };
  } catch {
    return { kind: 'malformed', reasons: ['cannot be read'] };
  }
};

/** The entries of a list that were read, and the errors of the others. */
type ParsedList<T> = {
  readonly values: readonly T[];
  readonly malformed: readonly { readonly index: number; readonly reasons: readonly string[] }[];
};

type Malformed = { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/**
 * Reads a list entry by entry: a malformed entry is dropped and reported, and does not affect the others. A value that is not a
 * list is an empty list. `valueOf` takes the value out of a good result.
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
