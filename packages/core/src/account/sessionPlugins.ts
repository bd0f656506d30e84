import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { SessionPlugin, WebsiteSession } from './websiteSession.ts';

/**
 * Which plugins the vehicle page shows. Both need the site's flag and the website session; Autogauge is for used vehicles only;
 * sold vehicles have neither. Without a session there are none.
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
