import type { StorefrontDeps } from '../boot/storefront.ts';
import { loadTwice } from '../region/loadTwice.ts';
import { createSessionStore } from './createSessionStore.ts';
import type { SessionStore } from './createSessionStore.ts';

/** What the session is made from: the root object, or what loaders are made from. */
export type SessionDeps = Pick<StorefrontDeps, 'site' | 'api' | 'local' | 'now' | 'keep'>;

/**
 * The session of this storefront, made when the first page asks for it.
 *
 * @example
 * const { status, user } = sessionOf(storefront).getState();
 */
export const sessionOf = ({ site, api, local, now, keep }: SessionDeps): SessionStore =>
  keep('session', () => {
    const key = `${local.prefix}auth`;
    const service = site.services.auth;
    return createSessionStore({
      storage: local.storage,
      key,
      now,
      openAuth:
        service === null
          ? undefined
          : async () =>
              (await loadTwice(() => import('@dealer/api/auth'))).createAuthClient({
                service,
                site,
                http: api,
                storage: local.storage,
                storageKey: key,
              }),
      watch: (changed) => {
        addEventListener('storage', (event) => (event.key === key || event.key === null) && changed());
        addEventListener('pageshow', changed);
      },
    });
  });
