import type { SmallStorage } from './testerSettings.ts';

/** Whether the service worker answers for this page. `reloading`: the page is about to go away. */
export type Control = 'controlled' | 'reloading' | 'uncontrolled';

const reloadedKey = (siteSlug: string): string => `dealer:${siteSlug}:mocks-reloaded`;

/**
 * Loads the page once more where the service worker passed it by (Shift+Reload, a bypass in the developer tools);
 * where that did not help either the answer is `uncontrolled`, instead of reloading for ever.
 *
 * @example
 * ensureControl(false, { siteSlug: 'kauri-motor-group', storage: sessionStorage, reload: () => location.reload() }) // => 'reloading'
 */
export const ensureControl = (
  controlled: boolean,
  { siteSlug, storage, reload }: { siteSlug: string; storage: SmallStorage; reload: () => void },
): Control => {
  if (controlled) {
    storage.removeItem(reloadedKey(siteSlug));
    return 'controlled';
  }
  if (storage.getItem(reloadedKey(siteSlug)) === 'yes') return 'uncontrolled';
  storage.setItem(reloadedKey(siteSlug), 'yes');
  reload();
  return 'reloading';
};
