import type { KeyValueStorage } from './persisted.ts';

/**
 * The keys of a storage that start so. A stand-in for a forbidden storage may not know its keys: then none.
 *
 * @example
 * storedKeys(localStorage, 'dealer:my-site:outbox:') // => ['dealer:my-site:outbox:7f0c']
 */
export const storedKeys = (storage: KeyValueStorage, start: string): string[] => {
  try {
    const { length, key } = storage as Partial<Storage>;
    if (typeof length !== 'number' || typeof key !== 'function') return [];
    return Array.from({ length }, (_, at) => key.call(storage, at) ?? '').filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
};
