import type { KeyValueStorage } from './persisted.ts';

/** Storage in memory, for tests. */
export const aStorage = (start: Record<string, string> = {}): KeyValueStorage & { values: Map<string, string> } => {
  const values = new Map(Object.entries(start));
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};

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
