import { createHttp } from '@dealer/api/http';
import { fetchSite } from '@dealer/api/site';
import type { Storefront } from '../boot/storefront.ts';
import { tryStorage } from '../stores/persisted.ts';

/** At most one automatic reload in this time, so that a half-published version does not cause a reload loop. */
const reloadsEveryMs = 600_000;

/** Fields whose text a reload would lose; the shell marks them with data-typed. A search text is in the URL. */
const typedFields =
  'textarea[data-typed], input[data-typed]:not([type=checkbox], [type=radio], [type=range], [type=search])';

/** Whether an error means that a chunk failed to load. Each browser words it differently. */
export const isChunkError = (error: unknown): boolean =>
  /dynamically imported module|module script failed|preload CSS/i.test(String(error));

/**
 * Reloads the page after a chunk failed to load. If the host answers, the file is gone because a newer version was published. Resolves
 * to the reason if it does not reload: no connection, or a form with typed text or a recent reload.
 */
export const renewPage = async ({
  session: { storage, prefix },
  now,
}: Pick<Storefront, 'session' | 'now'>): Promise<'offline' | 'outdated'> => {
  if (!navigator.onLine || (await fetchSite(createHttp({ baseUrl: '/' }), undefined)).kind === 'failed')
    return 'offline';
  const name = `${prefix}reloaded`;
  const isTyped = [...document.querySelectorAll<HTMLInputElement>(typedFields)].some(({ value }) => value !== '');
  const mayReload = tryStorage(() => {
    if (isTyped || storage.forgets || now() - Number(storage.getItem(name)) < reloadsEveryMs) return false;
    storage.setItem(name, String(now()));
    return true;
  }, false);
  if (!mayReload) return 'outdated';
  location.reload();
  return new Promise(() => undefined);
};
