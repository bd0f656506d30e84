import type { StorefrontDeps } from '../boot/storefront.ts';
import { retryImport } from '../pageStart/later/retryImport.ts';
import { createSessionStore, type SessionStore } from './createSessionStore.ts';

/** What the session is made from: the root object, or what loaders are made from. */
type SessionDeps = Pick<StorefrontDeps, 'site' | 'api' | 'local' | 'now' | 'once'>;

/** The session of this storefront, created on first use. */
export const sessionOf = ({ site, api, local, now, once }: SessionDeps): SessionStore =>
  once('session', () => {
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
              (await retryImport(() => import('@dealer/api/auth'))).createAuthClient({
                service,
                site,
                http: api,
                storage: local.storage,
                storageKey: key,
                now,
              }),
      watch: (changed) => {
        // A server has no other tabs.
        if (typeof window === 'undefined') return;
        addEventListener('storage', (event) => (event.key === key || event.key === null) && changed());
        addEventListener('pageshow', changed);
      },
    });
  });
