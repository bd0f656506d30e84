import { fetchWebsiteSession } from '@dealer/api/session';
import { sessionPlugins } from '@dealer/core/session';
import type { SessionPlugin } from '@dealer/core/session';
import type { Vehicle } from '@dealer/core/vehicle';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/**
 * Which plugins a vehicle's page shows (rows 6.R10, 6.R11). The website session is asked once, on the first page that needs it; a failure
 * is asked again on the next page.
 *
 * @example
 * const plugins = await vehiclePlugins(vehicle, storefront); // => ['Autogauge']
 */
export const vehiclePlugins = async (
  vehicle: Vehicle,
  { api, site, keep }: Pick<StorefrontDeps, 'api' | 'site' | 'keep'>,
): Promise<SessionPlugin[]> => {
  const kept = keep('website-session', (): { asked?: ReturnType<typeof fetchWebsiteSession> | undefined } => ({}));
  kept.asked ??= fetchWebsiteSession(api, { websiteId: site.website_id ?? 0 });
  const session = await kept.asked;
  if (session === undefined) kept.asked = undefined;
  return sessionPlugins(session, vehicle, site);
};
