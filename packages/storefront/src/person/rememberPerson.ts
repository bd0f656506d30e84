import { parseUserDetails } from '@dealer/core/local';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { createUserDetailsStore } from './userDetailsStore.ts';

/**
 * Keeps who sent a lead that the dealer took, so that the next form is prefilled (specification section 3, Local data; row 3.D03): name,
 * email, phone and postcode, for a day, and nothing that was asked.
 *
 * @example
 * rememberPerson({ name: 'Ana', email: 'ana@example.com', message: 'Hello' }, storefront);
 */
export const rememberPerson = (
  lead: Readonly<Record<string, unknown>>,
  { local, now }: Pick<StorefrontDeps, 'local' | 'now'>,
): void => {
  const said = parseUserDetails(lead);
  // Taking an offer says nothing of the person.
  if (Object.keys(said).length === 0) return;
  const store = createUserDetailsStore({ ...local, now });
  store.write({ ...store.read(), ...said });
};
