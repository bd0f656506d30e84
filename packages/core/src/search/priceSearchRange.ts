import type { Site } from '../site/site.ts';
import type { NumberRange, SteppedRange } from '../data/numberRange.ts';

/**
 * The ends of the price-range search slider in dollars (decision B27): 5000 to 250,000 in steps of 500 unless the site has
 * other values; while the prices of the stock are unknown it ends at 100,000.
 *
 * @example
 * priceSearchRange(aSite(), { min: 4_990, max: 189_000 }); // => { min: 5000, max: 250000, step: 500 }
 * priceSearchRange(aSite()); // => { min: 5000, max: 100000, step: 500 }
 */
export const priceSearchRange = (site: Pick<Site, 'search'>, stats?: NumberRange): SteppedRange => {
  const { min, max, step, fallbackMax } = site.search.priceSlider;
  const known = stats !== undefined && Number.isFinite(stats.max) && stats.max > 0;
  return { min, max: known ? max : Math.max(min, fallbackMax), step };
};
