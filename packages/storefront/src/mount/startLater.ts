import type { Storefront } from '../boot/storefront.ts';
import { hasLeads } from '../outbox/hasLeads.ts';
import { loadTwice } from '../region/loadTwice.ts';

/**
 * What no first view needs: the outbox, where leads wait on this device, and the site's analytics sinks, where it has any. Neither may
 * disturb the page: what cannot be fetched is tried again with the next page. `watchStorage` tells when another tab left something.
 *
 * @example
 * startLater(storefront, watchStorage);
 */
export const startLater = (storefront: Storefront, watchStorage: (changed: () => void) => void): void => {
  const { site, local } = storefront;
  const quietly = (work: Promise<unknown>): void => void work.catch((error: unknown) => console.warn(error));
  if (site.services.analytics.length > 0) quietly(loadTwice(() => import('../events/startSinks.ts')).then(({ startSinks }) => startSinks(storefront)));
  const look = (): void => {
    if (hasLeads(local.storage, local.prefix)) quietly(loadTwice(() => import('../outbox/openOutbox.ts')).then(({ openOutbox }) => openOutbox(storefront)));
  };
  look();
  watchStorage(look);
};
