import { fetchWebsiteSession } from '@dealer/api/session';
import { type SessionPlugin, sessionPlugins } from '@dealer/core/account';
import type { Vehicle } from '@dealer/core/vehicle';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/**
 * The plugins of a vehicle page. The website session is requested once, by the first page that needs it; a failed
 * request is retried by the next page.
 */
export const vehiclePlugins = async (
  vehicle: Vehicle,
  { api, site, once }: Pick<StorefrontDeps, 'api' | 'site' | 'once'>,
): Promise<SessionPlugin[]> => {
  const cache = once('website-session', (): { session?: ReturnType<typeof fetchWebsiteSession> | undefined } => ({}));
  cache.session ??= fetchWebsiteSession(api, { websiteId: site.website_id ?? 0 });
  const session = await cache.session;
  if (session === undefined) cache.session = undefined;
  return sessionPlugins(session, vehicle, site);
};
