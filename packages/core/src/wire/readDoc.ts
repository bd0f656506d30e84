import * as z from 'zod/mini';

/** A document that could be read, or why it could not. */
export type ReadDoc<T> =
  | { readonly kind: 'read'; readonly doc: T }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/**
 * Reads a document of the wire by its schema and says in words what is wrong with it. Never throws: not for documents that are no
 * objects, and not for objects whose properties themselves throw.
 *
 * @example
 * readDoc(reviewDocSchema, { id: 'seven', rating: 5 }); // => { kind: 'malformed', reasons: ['id is missing or cannot be read'] }
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
