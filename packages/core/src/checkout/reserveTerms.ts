import { formatMoney } from '../format/formatNumber.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** The price of a reservation and how long it lasts. */
export type ReserveTerms = {
  /** "$200" */ readonly deposit: string;
  readonly isRefundable: true;
  readonly hours: number;
};

/**
 * The terms of a reservation: the vehicle's own amount, else the site's deposit text, fully refundable; it lasts the site's
 * number of hours, 48 by default (decision C8). For text on pages; a button shows only the vehicle's own amount.
 *
 * @example reserveTerms({ reserveAmount: 500 }, site) // => { deposit: '$500', isRefundable: true, hours: 48 }
 */
export const reserveTerms = (
  vehicle: Pick<Vehicle, 'reserveAmount'>,
  site: Pick<Site, 'copy' | 'country'>,
): ReserveTerms => ({
  deposit:
    vehicle.reserveAmount !== undefined && vehicle.reserveAmount > 0
      ? formatMoney(vehicle.reserveAmount, site)
      : site.copy.depositText,
  isRefundable: true,
  hours: site.copy.reserveHoldHours,
});
