/**
 * Sends a small message that nobody waits for, also while the page goes away; whether the browser took it. Never throws.
 *
 * @example
 * sendBeacon('/events', [{ id: 49, name: 'search page view' }])
 */
export const sendBeacon = (url: string, body: unknown): boolean => {
  try {
    // As text: JSON would ask another origin for permission first, and a page that goes away gets no answer.
    return navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'text/plain;charset=UTF-8' }));
  } catch {
    return false;
  }
};
