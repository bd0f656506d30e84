import type { Storefront } from '../boot/storefront.ts';
import { openDrafts } from '../enquiry/openDrafts.ts';
import { createOutboxStore } from '../outbox/outboxStore.ts';
import { openOutbox } from '../outbox/openOutbox.ts';

/**
 * Forgets who the visitor is, on signing out: what they typed into forms, their details, their last lead, and leads that wait to be
 * sent, in this tab and in the others of this site. What they looked at and saved stays. Answers how many leads were given up, so
 * that the page can say so.
 *
 * @example
 * const { unsent } = forgetPerson(storefront);
 */
export const forgetPerson = (storefront: Storefront): { unsent: number } => {
  const store = createOutboxStore(storefront.local);
  const unsent = store.all().filter(({ payload }) => payload !== undefined).length;
  // Before the outbox is opened: opening it sends what waits.
  for (const { key } of store.all()) store.remove(key);
  openOutbox(storefront).forgetAll();
  openDrafts(storefront).forgetPerson();
  return { unsent };
};
