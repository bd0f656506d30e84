import type { KeyValueStorage } from '../stores/persisted.ts';

const slugPattern = /^[a-z0-9-]{1,60}$/;
const key = 'dealer:site';

/**
 * Which site to ask the host for: `?site=` of this address, else the one of this session, else none (the host decides).
 * A silly slug is as good as none.
 *
 * @example
 * readSiteSlug('?site=kauri-motor-group', sessionStorage) // => 'kauri-motor-group'
 */
export const readSiteSlug = (query: string, session: KeyValueStorage): string | undefined => {
  const asked = new URLSearchParams(query).get('site');
  try {
    if (asked !== null && slugPattern.test(asked)) session.setItem(key, asked);
    const slug = asked ?? session.getItem(key);
    return slug !== null && slugPattern.test(slug) ? slug : undefined;
  } catch {
    return asked !== null && slugPattern.test(asked) ? asked : undefined;
  }
};

/**
 * Forgets the session's site, so that the next visit without `?site=` starts from the host's own.
 *
 * @example
 * forgetSiteSlug(sessionStorage);
 */
export const forgetSiteSlug = (session: KeyValueStorage): void => {
  try {
    session.removeItem(key);
  } catch {
    // Nothing was remembered then.
  }
};
