import type { Storefront } from '../boot/storefront.ts';
import { loadTwice } from '../region/loadTwice.ts';
import { hasStored } from '../stores/hasStored.ts';

/**
 * What no first view needs: the outbox, where leads wait on this device, drafts that this tab keeps, and the site's analytics sinks, where it has any. None may
 * disturb the page: what cannot be fetched is tried again with the next page. `watchStorage` tells when another tab left something.
 *
 * @example
 * startLater(storefront, watchStorage);
 */
export const startLater = (storefront: Storefront, watchStorage: (changed: () => void) => void): void => {
  const { site, local, session } = storefront;
  const quietly = (work: Promise<unknown>): void => void work.catch((error: unknown) => console.warn(error));
  if (site.services.analytics.length > 0)
    quietly(loadTwice(() => import('../events/startSinks.ts')).then(({ startSinks }) => startSinks(storefront)));
  const look = (): void => {
    // What was typed into forms and is too old goes, on whichever page the visitor is.
    if (
      hasStored(session.storage, `${session.prefix}draft:`) ||
      hasStored(local.storage, `${local.prefix}user-details`)
    )
      quietly(loadTwice(() => import('../enquiry/openDrafts.ts')).then(({ openDrafts }) => openDrafts(storefront)));
    if (hasStored(local.storage, `${local.prefix}outbox:`))
      quietly(loadTwice(() => import('../outbox/openOutbox.ts')).then(({ openOutbox }) => openOutbox(storefront)));
  };
  look();
  watchStorage(look);
};
