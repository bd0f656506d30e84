import { defined } from '@dealer/core/data';
import { normalisePhone } from '@dealer/core/contact';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { createUserDetailsStore } from '../stores/userDetailsStore.ts';
import { sessionOf } from './sessionOf.ts';

/** Stores the details of the signed-in visitor, to prefill forms. */
export const saveUserDetails = (storefront: StorefrontDeps): void => {
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
