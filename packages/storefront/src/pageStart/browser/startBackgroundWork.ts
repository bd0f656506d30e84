import type { Storefront } from '../../boot/storefront.ts';
import { retryImport } from '../later/retryImport.ts';
import { type SiteStorage, storedKeys } from '../../stores/persisted.ts';

const hasStored = ({ storage, prefix }: SiteStorage, name: string): boolean =>
  storedKeys(storage, prefix + name).length > 0;

/**
 * Starts what no first view needs: the outbox of unsent leads, the sweep of expired drafts, and the site's analytics sinks. A failed
 * import is logged and retried on the next page load. `watchStorage` calls back when another tab has written to storage.
 */
export const startBackgroundWork = (storefront: Storefront, watchStorage: (changed: () => void) => void): void => {
  const { site, local, session } = storefront;
  const quietly = (work: Promise<unknown>): void => void work.catch((error: unknown) => console.warn(error));
  if (site.services.analytics.length > 0)
    quietly(retryImport(() => import('../../events/startSinks.ts')).then(({ startSinks }) => startSinks(storefront)));
  const startNeeded = (): void => {
    // Deletes expired drafts, on whichever page the visitor is.
    if (hasStored(session, 'draft:') || hasStored(local, 'user-details'))
      quietly(retryImport(() => import('../../drafts/openDrafts.ts')).then(({ openDrafts }) => openDrafts(storefront)));
    if (hasStored(local, 'outbox:'))
      quietly(retryImport(() => import('../../outbox/openOutbox.ts')).then(({ openOutbox }) => openOutbox(storefront)));
  };
  startNeeded();
  watchStorage(startNeeded);
};
