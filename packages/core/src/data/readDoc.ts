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
