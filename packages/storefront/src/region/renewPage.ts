import { createHttp } from '@dealer/api/http';
import { fetchSite } from '@dealer/api/site';
import type { Storefront } from '../boot/storefront.ts';

/** A host that publishes half a version does not make the page reload again and again. */
const reloadsEveryMs = 600_000;

/** Fields whose text a reload might lose; marked by the shell. A search text is in the address. */
const typedFields =
  'textarea[data-typed], input[data-typed]:not([type=checkbox], [type=radio], [type=range], [type=search])';

/**
 * Could the file of a chunk not be loaded? Each browser words it differently.
 *
 * @example
 * isChunkError(new TypeError('Importing a module script failed.')) // => true
 */
export const isChunkError = (error: unknown): boolean =>
  /dynamically imported module|module script failed|preload CSS/i.test(String(error));

/**
 * After a chunk failed: where the host answers, its file is gone because a newer version was published, and the page reloads once by
 * itself. Answers why it does not: no connection, or something was typed, or it has just reloaded.
 *
 * @example
 * if ((await renewPage(storefront)) === 'offline') show('Please check your connection.');
 */
export const renewPage = async ({
  session: { storage, prefix },
  now,
}: Pick<Storefront, 'session' | 'now'>): Promise<'offline' | 'outdated'> => {
  if (!navigator.onLine || (await fetchSite(createHttp({ baseUrl: '/' }), undefined)).kind === 'failed')
    return 'offline';
  const name = `${prefix}reloaded`;
  const isTyped = [...document.querySelectorAll<HTMLInputElement>(typedFields)].some(({ value }) => value !== '');
  try {
    if (isTyped || storage.forgets || now() - Number(storage.getItem(name)) < reloadsEveryMs) return 'outdated';
    storage.setItem(name, String(now()));
  } catch {
    return 'outdated';
  }
  location.reload();
  return new Promise(() => undefined);
};
