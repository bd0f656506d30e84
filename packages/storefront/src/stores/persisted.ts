/**
 * The part of Web Storage that stores use; a test passes a Map in its clothes. `forgets`: it lasts no longer than the page, so
 * nothing that was written is kept.
 */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { readonly forgets?: boolean };

/**
 * A value that outlives the page. Reading and writing never throw: broken or forbidden storage means the fallback. `write` answers
 * whether the value is kept; one that is not stands in what is read all the same, as long as the page does.
 */
export type Persisted<T> = { read: () => T; write: (value: T) => boolean };

/** Reads a stored value, which anybody may have written: undefined where it is not what it should be. By hand: stores are part of the first load. */
export type ReadStored<T> = (value: unknown) => T | undefined;

/**
 * Keeps a value in storage under a version; what has another version or cannot be read is as good as absent.
 *
 * @example
 * const saved = persisted(localStorage, 'dealer:my-site:count', (value) => (typeof value === 'number' ? value : undefined), 1, 0);
 * saved.write(7);
 */
export const persisted = <T>(
  storage: KeyValueStorage,
  key: string,
  read: ReadStored<T>,
  version: number,
  fallback: T,
): Persisted<T> => {
  let unkept: { value: T } | undefined;
  const keeps = (value: T): boolean => {
    try {
      const text = JSON.stringify({ version, value });
      storage.setItem(key, text);
      return !storage.forgets && storage.getItem(key) === text;
    } catch {
      // Full or forbidden.
      return false;
    }
  };
  return {
    read: () => {
      if (unkept) return unkept.value;
      try {
        const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        if (
          typeof stored !== 'object' ||
          stored === null ||
          !('version' in stored) ||
          stored.version !== version ||
          !('value' in stored)
        )
          return fallback;
        return read(stored.value) ?? fallback;
      } catch {
        return fallback;
      }
    },
    write: (value) => {
      const isKept = keeps(value);
      unkept = isKept ? undefined : { value };
      return isKept;
    },
  };
};
