import { formatMoney } from '../format/formatMoney.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What holding a vehicle costs and how long it holds. */
export type ReserveTerms = {
  /** "$200" */ readonly deposit: string;
  readonly isRefundable: true;
  readonly hours: number;
};

/**
 * The terms of reserving a vehicle: its own reserve amount, else the site's words for the deposit, fully refundable; held for the site's
 * hours, 48 unless it says otherwise (rows 9.P01, 9.P02; decision C8). For the copy of a page; a button shows the car's own amount only.
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
