import type { Vehicle } from '../vehicle/vehicle.ts';
import { comparisonRateWarning } from './calculatorDisclaimer.ts';
import { financeDisclaimer } from './financeDisclaimer.ts';
import type { LoanSite } from './vehicleLoan.ts';
import { weeklyEstimate } from './weeklyEstimate.ts';

/**
 * The footnote of a page whose cards say weekly payments with a star (decision A23): the site's finance disclaimer, and in Australia the
 * comparison rates of these vehicles with their warning; in New Zealand the total of payments is beside each payment. Nothing where no
 * vehicle has a star. `now` in milliseconds.
 *
 * @example weeklyFootnote([car], site, now)[1] // => 'Comparison rate: 9.10% p.a.'
 */
export const weeklyFootnote = (vehicles: readonly Vehicle[], site: LoanSite, now: number): string[] => {
  const comparisons = vehicles.flatMap((vehicle) => {
    const estimate = weeklyEstimate(vehicle, site, now);
    return estimate?.rates.kind === 'rates' ? [estimate.rates.comparison] : [];
  });
  if (comparisons.length === 0) return [];
  const sorted = comparisons.toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b));
  const [least, most] = [sorted[0], sorted.at(-1)];
  const { details, legal } = financeDisclaimer(site);
  return [
    details.text,
    ...(site.country === 'NZ' ? ['The total of payments is beside each weekly payment.'] : [least === most ? `Comparison rate: ${least}.` : `Comparison rates: ${least} to ${most}.`, comparisonRateWarning]),
    ...(legal === undefined ? [] : [legal]),
  ];
};
