/**
 * The part of Web Storage that stores use; tests pass a Map-backed stub. `forgets`: the stub of a browser that refuses storage, which
 * lasts no longer than the page.
 */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { readonly forgets?: boolean };

export type SiteStorage = { storage: KeyValueStorage; prefix: string };

/**
 * A value that outlives the page. No method throws: where storage is broken or forbidden, `read` returns the fallback. `write` returns
 * whether the value is stored; a value that is not is still returned by `read` until the page closes.
 */
export type Persisted<T> = { read: () => T; write: (value: T) => boolean; remove: () => void };

/** Parses a stored value, which anybody may have written; undefined where it is invalid. Without zod: stores are part of the first load. */
export type ReadStored<T> = (value: unknown) => T | undefined;

/** Browsers refuse storage in private windows, with blocked cookies and when it is full. This is the one place that catches it. */
export const tryStorage = <T>(work: () => T, fallback: T): T => {
  try {
    return work();
  } catch {
    return fallback;
  }
};

/** The JSON value under a key; undefined where there is none, or where it cannot be read. */
export const storedJson = (storage: KeyValueStorage, key: string): unknown =>
  tryStorage<unknown>(() => JSON.parse(storage.getItem(key) ?? 'null'), undefined) ?? undefined;

export const removeStored = (storage: KeyValueStorage, key: string): void =>
  tryStorage(() => storage.removeItem(key), undefined);

/** The keys that start with a prefix; none where the storage cannot list its keys. */
export const storedKeys = (storage: KeyValueStorage, prefix: string): string[] =>
  tryStorage(() => {
    const { length = 0, key } = storage as Partial<Storage>;
    return Array.from({ length }, (_, at) => key?.call(storage, at) ?? '').filter((name) => name.startsWith(prefix));
  }, []);

/** Stores a value with a version; a value of another version, or one that cannot be read, counts as absent. */
export const persisted = <T>(
  storage: KeyValueStorage,
  key: string,
  read: ReadStored<T>,
  version: number,
  fallback: T,
): Persisted<T> => {
  let unsaved: { value: T } | undefined;
  return {
    read: () => {
      if (unsaved) return unsaved.value;
      const stored = storedJson(storage, key) as { version?: unknown; value?: unknown } | undefined;
      return (stored?.version === version ? tryStorage(() => read(stored.value), undefined) : undefined) ?? fallback;
    },
    write: (value) => {
      const text = JSON.stringify({ version, value });
      const isStored = tryStorage(() => {
        storage.setItem(key, text);
        return !storage.forgets && storage.getItem(key) === text;
      }, false);
      unsaved = isStored ? undefined : { value };
      return isStored;
    },
    remove: () => {
      unsaved = undefined;
      removeStored(storage, key);
    },
  };
};
