/**
 * Does the device hold a lead of this site, or word of one? Asked at each start of a page, before the outbox itself is fetched.
 *
 * @example
 * hasLeads(localStorage, 'dealer:my-site:')
 */
export const hasLeads = (storage: object, prefix: string): boolean => {
  try {
    return Object.keys(storage).some((key) => key.startsWith(`${prefix}outbox:`));
  } catch {
    return false;
  }
};
