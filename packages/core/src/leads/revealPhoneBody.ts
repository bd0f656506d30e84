import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { defined } from '../wire/defined.ts';

/** The body of a reveal-phone event (specification section 3; row 3.F19). */
export type RevealPhoneBody = {
  readonly car_id: number;
  readonly dealership_id?: number;
  readonly website_id?: number;
};

/**
 * What the service is told when a visitor reveals a phone number (specification sections 3 and 7; row 3.F19; decisions E2, F9). A
 * failure is logged only (row 8.R09).
 *
 * @example
 * revealPhoneBody(hilux, aSite({ website_id: 12 })); // => { car_id: 1042, dealership_id: 7, website_id: 12 }
 */
export const revealPhoneBody = (
  { id, dealershipId }: Pick<Vehicle, 'id' | 'dealershipId'>,
  site: Pick<Site, 'website_id'>,
): RevealPhoneBody => defined({ car_id: id, dealership_id: dealershipId, website_id: site.website_id ?? undefined });
