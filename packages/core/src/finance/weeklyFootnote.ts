import type { Vehicle } from '../vehicle/vehicle.ts';
import { financeDisclaimer, type FinanceDisclaimer } from './financeDisclaimer.ts';
import { isStarred } from './isStarred.ts';
import type { LoanSite } from './vehicleLoan.ts';
import { weeklyEstimate } from './weeklyEstimate.ts';

/** The footnote of the star on weekly payments. */
export type WeeklyFootnote = { readonly finance: FinanceDisclaimer; readonly lines: readonly string[] };

/**
 * The footnote of a page whose cards have starred weekly payments (decision A23): the site's finance disclaimer and, in
 * Australia, the comparison rates of these vehicles with their warning; in New Zealand the total of payments is shown with each
 * payment. Undefined if no vehicle has a star. `now` is in milliseconds since 1970.
 *
 * @example weeklyFootnote([car], site, now)?.lines[0] // => 'Comparison rate: 9.10% p.a.'
 */
export const weeklyFootnote = (
  vehicles: readonly Vehicle[],
  site: LoanSite,
  now: number,
): WeeklyFootnote | undefined => {
  const texts = vehicles.flatMap((vehicle) => {
    const estimate = weeklyEstimate(vehicle, site, now);
    return estimate === undefined || estimate.from === 'site' || !isStarred(estimate.rates, site) ? [] : [estimate];
  });
  if (texts.length === 0) return undefined;
  const rates = texts.flatMap((estimate) => (estimate.rates.kind === 'rates' ? [estimate.rates] : []));
  const sorted = rates
    .map(({ comparison }) => comparison)
    .toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b));
  const [least, most] = [sorted[0], sorted.at(-1)];
  const lines =
    site.country === 'NZ'
      ? ['The total of payments is beside each payment.']
      : [
          least === most ? `Comparison rate: ${least}` : `Comparison rates: ${least} to ${most}`,
          ...new Set(rates.flatMap(({ warning }) => warning ?? [])),
        ];
  return { finance: financeDisclaimer(site, undefined, site.country === 'AU'), lines };
};
