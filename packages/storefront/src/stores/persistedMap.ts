import { type KeyValueStorage, persisted, type ReadStored, removeStored, storedKeys } from './persisted.ts';

/** Values that outlive the page, each under its own storage key, so that two tabs never overwrite each other's. No method throws. */
type PersistedMap<T> = {
  read: (key: string) => T | undefined;
  /** Returns whether the value is stored; one that is not lasts until the page closes. */
  write: (key: string, value: T) => boolean;
  remove: (key: string) => void;
  /** Removes what is stored under the key, but not a newer value that could not be stored. */
  removeStored: (key: string) => void;
  /** Also keys whose value cannot be read. */
  keys: () => string[];
  isStored: (key: string) => boolean;
};

/** A map in storage; values that the browser refuses to store stay in memory. */
export const persistedMap = <T>(
  storage: KeyValueStorage,
  prefix: string,
  read: ReadStored<T>,
  version: number,
): PersistedMap<T> => {
  const unsaved = new Map<string, T>();
  const stored = (key: string) => persisted<T | undefined>(storage, prefix + key, read, version, undefined);
  const removeStoredKey = (key: string): void => removeStored(storage, prefix + key);
  return {
    read: (key) => unsaved.get(key) ?? stored(key).read(),
    write: (key, value) => {
      const isStored = stored(key).write(value);
      if (isStored) unsaved.delete(key);
      else unsaved.set(key, value);
      return isStored;
    },
    remove: (key) => {
      unsaved.delete(key);
      removeStoredKey(key);
    },
    removeStored: removeStoredKey,
    keys: () => [
      ...new Set([...unsaved.keys(), ...storedKeys(storage, prefix).map((name) => name.slice(prefix.length))]),
    ],
    isStored: (key) => !unsaved.has(key),
  };
};
