import type { Site } from '../site/site.ts';
import { routeOf } from './routeOf.ts';
import type { Gate } from './routeRow.ts';
import type { RouteName } from './routes.ts';

/**
 * Whether a page needs a signed-in visitor on this site (specification section 6; decision E12): the garage and online payment by
 * default, finance, checkout, spin-to-win and equifax where `auth.gatedPages` says so. Trade-in and sell-my-car never are.
 *
 * @example
 * gatedPage('garage', aSite()); // => { page: 'my-garage', type: 'my-garage' }
 * gatedPage('finance', aSite()); // => undefined
 */
export const gatedPage = (name: RouteName, site: Pick<Site, 'auth'>): Gate | undefined => {
  const { gate: written } = routeOf(name);
  const gate = typeof written === 'string' ? { page: written, type: written } : written;
  return gate !== undefined && site.auth.gatedPages.includes(gate.page) ? gate : undefined;
};
