import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { defined } from '../data/values.ts';

/** The body of a reveal-phone event. */
type RevealPhoneBody = {
  readonly car_id: number;
  readonly dealership_id?: number;
  readonly website_id?: number;
};

/**
 * The request body sent when a visitor reveals a phone number (decisions E2, F9). A failure is only logged.
 *
 * @example
 * revealPhoneBody(hilux, aSite({ website_id: 12 })); // => { car_id: 1042, dealership_id: 7, website_id: 12 }
 */
export const revealPhoneBody = (
  { id, dealershipId }: Pick<Vehicle, 'id' | 'dealershipId'>,
  site: Pick<Site, 'website_id'>,
): RevealPhoneBody => defined({ car_id: id, dealership_id: dealershipId, website_id: site.website_id ?? undefined });
