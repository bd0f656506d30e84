import { businessDay } from '../format/days.ts';
import type { Site } from '../site/site.ts';
import { estimateLimits } from './carSchemas.ts';

/**
 * Whether a car usually gets an estimate online: at most 7 calendar years old and at most 100,000 km. It only warns; the valuation service
 * decides. Unknown values count as within the limits. `now` in milliseconds.
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
