import { slugPattern } from '@dealer/core/settings';
import { type KeyValueStorage, removeStored, tryStorage } from '../../stores/persisted.ts';

const key = 'dealer:site';

/**
 * Which site to request from the host: `?site=` of this address, else the one of this session, else none (the host decides). An invalid
 * slug counts as none.
 */
export const readSiteSlug = (query: string, session: KeyValueStorage): string | undefined => {
  const isSlug = (slug: string | null): slug is string => slug !== null && slugPattern.test(slug);
  const requested = new URLSearchParams(query).get('site');
  if (isSlug(requested)) tryStorage(() => session.setItem(key, requested), undefined);
  const slug = requested ?? tryStorage(() => session.getItem(key), null);
  return isSlug(slug) ? slug : undefined;
};

/** Forgets the session's site, so that the next visit without `?site=` starts from the host's own. */
export const forgetSiteSlug = (session: KeyValueStorage): void => removeStored(session, key);
