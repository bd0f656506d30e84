/**
 * Sends a small message without waiting for a response, also while the page closes. Returns whether the browser accepted
 * it; never throws.
 */
export const sendBeacon = (url: string, body: unknown): boolean => {
  try {
    // JSON to another origin would need a preflight request, which fails while the page closes.
    return navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'text/plain;charset=UTF-8' }));
  } catch {
    return false;
  }
};
