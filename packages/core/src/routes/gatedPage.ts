import type { GatedPage, Site } from '../site/site.ts';
import type { RouteName } from './routeTable.ts';
import type { SignInType } from './signInType.ts';

/** The gate of a page: by which name the site's configuration knows it, and why a visitor then signs in. */
export type Gate = { readonly page: GatedPage; readonly type: SignInType };

const gates: Readonly<Partial<Record<RouteName, Gate>>> = {
  garage: { page: 'my-garage', type: 'my-garage' },
  onlinePayment: { page: 'online-payment', type: 'online-payment' },
  finance: { page: 'finance', type: 'finance' },
  personalisedFinance: { page: 'finance', type: 'car-finance' },
  equifax: { page: 'equifax', type: 'finance' },
  checkout: { page: 'checkout', type: 'checkout' },
  checkoutJourney: { page: 'checkout', type: 'checkout' },
  spinToWin: { page: 'spin-to-win', type: 'spin-to-win' },
};

/**
 * Whether a page needs a signed-in visitor on this site (specification section 6; decision E12): the garage and online payment by
 * default, finance, checkout, spin-to-win and equifax where `auth.gatedPages` says so. Trade-in and sell-my-car never are.
 *
 * @example
 * gatedPage('garage', aSite()); // => { page: 'my-garage', type: 'my-garage' }
 * gatedPage('finance', aSite()); // => undefined
 */
export const gatedPage = (name: RouteName, site: Pick<Site, 'auth'>): Gate | undefined => {
  const gate = gates[name];
  return gate !== undefined && site.auth.gatedPages.includes(gate.page) ? gate : undefined;
};
