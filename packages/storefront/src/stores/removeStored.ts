import type { KeyValueStorage } from './persisted.ts';

/**
 * Takes a key out of storage; never throws.
 *
 * @example
 * removeStored(sessionStorage, 'dealer:my-site:last-success');
 */
export const removeStored = (storage: KeyValueStorage, key: string): void => {
  try {
    storage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing to remove.
  }
};
