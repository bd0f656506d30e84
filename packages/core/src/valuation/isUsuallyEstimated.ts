import { businessDay } from '../format/businessDay.ts';
import type { Site } from '../site/site.ts';
import { estimateLimits } from './estimateLimits.ts';

/**
 * Whether a car of this age and these kilometres generally gets an estimate online (row 9.U10): not over 7 calendar years, not over
 * 100,000 km. It only warns; the valuation service decides. What is not known speaks for neither. `now` in milliseconds.
 *
 * @example
 * isUsuallyEstimated({ year: 2019, km: 100_000 }, site, Date.UTC(2026, 5, 1)); // => true
 * isUsuallyEstimated({ year: 2018, km: 40_000 }, site, Date.UTC(2026, 5, 1)); // => false
 */
export const isUsuallyEstimated = (
  { year, km }: { readonly year?: number | undefined; readonly km?: number | undefined },
  { timezone }: Pick<Site, 'timezone'>,
  now: number,
): boolean => {
  const thisYear = Number(businessDay(now, timezone).slice(0, 4));
  return (
    (year === undefined || thisYear - year <= estimateLimits.years) && (km === undefined || km <= estimateLimits.km)
  );
};
