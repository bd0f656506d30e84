import { readObject } from '../data/readers.ts';

/** The fields of a stored value; none if it is not an object or throws. */
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

/** The valid entries of a stored list in order, each key once; empty if the value is not a list. */
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
