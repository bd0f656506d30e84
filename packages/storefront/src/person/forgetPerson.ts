import type { Storefront } from '../boot/storefront.ts';
import { openDrafts } from '../drafts/openDrafts.ts';
import { createOutboxStore } from '../outbox/outboxStore.ts';
import { openOutbox } from '../outbox/openOutbox.ts';

/**
 * Removes the visitor's personal data on sign-out, in all tabs of this site: form drafts, details, the last lead and
 * unsent leads. Viewed and saved vehicles are preserved. Returns the number of unsent leads that were removed.
 */
export const forgetPerson = (storefront: Storefront): { unsent: number } => {
  const store = createOutboxStore(storefront.local);
  const unsent = store.all().filter(({ payload }) => payload !== undefined).length;
  // Must precede openOutbox, which sends waiting leads.
  for (const { key } of store.all()) store.remove(key);
  openOutbox(storefront).forgetAll();
  openDrafts(storefront).forgetPerson();
  return { unsent };
};
