import type * as z from 'zod/mini';

/** The part of Web Storage that stores use; a test passes a Map in its clothes. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A value that outlives the page. Reading and writing never throw: broken, full or forbidden storage means the fallback. */
export type Persisted<T> = { read: () => T; write: (value: T) => void };

/**
 * Keeps a value in storage under a version and a schema; what does not fit either is as good as absent.
 *
 * @example
 * const saved = persisted(localStorage, 'dealer:my-site:favourites', z.array(z.number()), 1, []);
 * saved.write([7]);
 */
export const persisted = <Schema extends z.ZodMiniType>(storage: KeyValueStorage, key: string, schema: Schema, version: number, fallback: z.output<Schema>): Persisted<z.output<Schema>> => ({
  read: () => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
      if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== version || !('value' in stored)) return fallback;
      const parsed = schema.safeParse(stored.value);
      return parsed.success ? parsed.data : fallback;
    } catch {
      return fallback;
    }
  },
  write: (value) => {
    try {
      storage.setItem(key, JSON.stringify({ version, value }));
    } catch {
      // Full or forbidden: the value lives as long as the page does.
    }
  },
});
