/**
 * Does a storage hold something under a key that starts so? Asked at each start of a page, before whoever reads it is fetched.
 *
 * @example
 * hasStored(localStorage, 'dealer:my-site:outbox:')
 */
export const hasStored = (storage: object, start: string): boolean => {
  try {
    return Object.keys(storage).some((key) => key.startsWith(start));
  } catch {
    return false;
  }
};
