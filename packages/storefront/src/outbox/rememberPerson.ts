import { parseUserDetails } from '@dealer/core/saved';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { createUserDetailsStore } from '../stores/userDetailsStore.ts';

/**
 * Stores the personal details of an accepted lead for a day, to prefill the next form: name, email, phone and postcode,
 * but not the message.
 */
export const rememberPerson = (
  lead: Readonly<Record<string, unknown>>,
  { local, now }: Pick<StorefrontDeps, 'local' | 'now'>,
): void => {
  const details = parseUserDetails(lead);
  // A lead that accepts an offer has no personal details.
  if (Object.keys(details).length === 0) return;
  const store = createUserDetailsStore({ ...local, now });
  store.write({ ...store.read(), ...details });
};
