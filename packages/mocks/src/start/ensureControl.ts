import type { SmallStorage } from '../scenario/testerSettings.ts';

/** Whether the service worker controls this page. `reloading`: the page is about to reload. */
export type Control = 'controlled' | 'reloading' | 'uncontrolled';

const reloadedKey = (siteSlug: string): string => `dealer:${siteSlug}:mocks-reloaded`;

/**
 * Reloads the page once if the service worker does not control it (after Shift+Reload, or with a bypass in the developer
 * tools). Returns `uncontrolled` if that did not help.
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
