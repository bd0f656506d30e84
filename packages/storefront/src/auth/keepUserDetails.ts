import { defined } from '@dealer/core/wire';
import { normalisePhone } from '@dealer/core/enquiry';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { createUserDetailsStore } from '../person/userDetailsStore.ts';
import { sessionOf } from './sessionOf.ts';

/**
 * Keeps who is signed in as the details that forms are prefilled with (specification section 3, Local data; row 3.D03); nothing where
 * nobody is.
 *
 * @example
 * keepUserDetails(storefront);
 */
export const keepUserDetails = (storefront: StorefrontDeps): void => {
  const { user, status } = sessionOf(storefront).getState();
  if (!user || status !== 'signedIn') return;
  const phone = normalisePhone(user.phone ?? '', storefront.site.country);
  const store = createUserDetailsStore({ ...storefront.local, now: storefront.now });
  store.write({
    ...store.read(),
    ...defined({
      name: user.name,
      last_name: user.lastName,
      email: user.email,
      phone: phone.kind === 'phone' ? phone.local : undefined,
    }),
  });
};
