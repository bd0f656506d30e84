import { readObject } from '../vehicle/readers.ts';

/** The fields of something stored; none where it is no object, or where it cannot be asked. */
export const readFields = <T>(
  stored: unknown,
  read: (fields: Record<string, unknown>) => T | undefined,
): T | undefined => {
  try {
    const fields = readObject(stored);
    return fields && read(fields);
  } catch {
    return undefined;
  }
};

/** The entries of a stored list that can be read, each once by its key, in their order; what is no list is empty. */
export const readEntries = <T>(
  stored: unknown,
  read: (fields: Record<string, unknown>) => T | undefined,
  keyOf: (entry: T) => string | number,
): T[] => {
  if (!Array.isArray(stored)) return [];
  const seen = new Set<string | number>();
  return stored.flatMap((value: unknown) => {
    const entry = readFields(value, read);
    if (entry === undefined || seen.has(keyOf(entry))) return [];
    seen.add(keyOf(entry));
    return [entry];
  });
};
