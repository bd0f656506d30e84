/** A cache with a limited number of entries that evicts the least recently used one. */
export type LruCache<T> = {
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => void;
  drop: (key: string) => void;
  clear: () => void;
};

/** Creates a cache of at most `limit` entries. */
export const lruCache = <T>(limit: number): LruCache<T> => {
  const entries = new Map<string, T>();
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, value);
      const oldest = entries.keys().next();
      if (entries.size > limit && !oldest.done) entries.delete(oldest.value);
    },
    drop: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
};
