import type { KeyValueStorage } from './persisted.ts';

/** Storage in memory, for tests. It lists its keys as a browser's does. */
export const aStorage = (start: Record<string, string> = {}): KeyValueStorage & { values: Map<string, string> } => {
  const values = new Map(Object.entries(start));
  const storage = {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (at: number) => [...values.keys()][at] ?? null,
  };
  return Object.defineProperty(storage, 'length', { get: () => values.size });
};

/** Storage that refuses every new value, for tests. */
export const aFullStorage = (start: Record<string, string> = {}): ReturnType<typeof aStorage> =>
  Object.assign(aStorage(start), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });

/** Storage that a browser refuses, for tests: it throws. */
export const forbidden: KeyValueStorage = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};
