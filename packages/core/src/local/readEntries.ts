import type * as z from 'zod/mini';
import { defined } from '../wire/defined.ts';
import { readDoc } from '../wire/readDoc.ts';

/** The entries of a stored list that can be read, each once by its key, in their order; what is no list is empty. */
export const readEntries = <S extends z.ZodMiniType<object>>(schema: S, stored: unknown, keyOf: (entry: z.output<S>) => string | number): z.output<S>[] => {
  if (!Array.isArray(stored)) return [];
  const seen = new Set<string | number>();
  return stored.flatMap((value: unknown) => {
    const read = readDoc(schema, value);
    if (read.kind === 'malformed' || seen.has(keyOf(read.doc))) return [];
    seen.add(keyOf(read.doc));
    return [defined(read.doc) as z.output<S>];
  });
};
