import type { Site } from '../site/site.ts';
import { routeOf } from './routeOf.ts';
import type { Gate } from './routeRow.ts';
import type { RouteName } from './routes.ts';

/**
 * Whether a page needs a signed-in visitor on this site (decision E12): the garage and online payment by default, and finance,
 * checkout, spin-to-win and equifax if `auth.gatedPages` lists them. Trade-in and sell-my-car never do.
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
