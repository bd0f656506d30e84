import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { SessionPlugin, WebsiteSession } from './parseWebsiteSession.ts';

/**
 * Which plugins a vehicle's page shows (specification section 6; rows 6.R10, 6.R11): both need the site's flag and the website
 * session, Autogauge only for used vehicles, and neither for sold ones. Without a session there are none.
 *
 * @example
 * sessionPlugins({ plugins: ['Autogauge'] }, usedCar, aSite({ plugins: { autogauge: true } })); // => ['Autogauge']
 */
export const sessionPlugins = (
  session: WebsiteSession | undefined,
  vehicle: Vehicle,
  { plugins }: Pick<Site, 'plugins'>,
): SessionPlugin[] => {
  if (session === undefined || !isAvailable(vehicle)) return [];
  const allowed: Record<SessionPlugin, boolean> = {
    Autogauge: plugins.autogauge && vehicle.carType === 'used',
    'Car Analysis': plugins.carAnalysis,
  };
  return session.plugins.filter((plugin) => allowed[plugin]);
};
