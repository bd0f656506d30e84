/** What is known about the service worker of this page. */
export type Control = 'controlled' | 'reloading' | 'uncontrolled' | 'unsupported';

const reloadedKey = (siteSlug: string): string => `dealer:${siteSlug}:mocks-reloaded`;

/**
 * Sees to it that the service worker answers for this page. A page loaded past it (Shift+Reload) is loaded once more;
 * where that does not help either the answer is `uncontrolled`, instead of reloading for ever.
 *
 * @example
 * if ((await ensureControl({ workerUrl: '/mockServiceWorker.js', siteSlug })) === 'uncontrolled') explain();
 */
export const ensureControl = async ({ workerUrl, siteSlug }: { workerUrl: string; siteSlug: string }): Promise<Control> => {
  if (!('serviceWorker' in navigator)) return 'unsupported';
  if (navigator.serviceWorker.controller) {
    sessionStorage.removeItem(reloadedKey(siteSlug));
    return 'controlled';
  }
  const script = new URL(workerUrl, location.href).href;
  const registered = (await navigator.serviceWorker.getRegistrations()).some(({ active, waiting, installing }) => (active ?? waiting ?? installing)?.scriptURL === script);
  // Never registered: the caller registers it and it takes control by itself.
  if (!registered) return 'controlled';
  if (sessionStorage.getItem(reloadedKey(siteSlug)) === 'yes') return 'uncontrolled';
  sessionStorage.setItem(reloadedKey(siteSlug), 'yes');
  location.reload();
  return 'reloading';
};
