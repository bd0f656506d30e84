import type { NumberRange, SteppedRange } from '../data/numberRange.ts';

/** The upper end of the slider in dollars or kilometres, unless the stock has higher values. */
const sliderDefaultMax = 100_000;

/**
 * The bounds of a price or kilometre slider (decision B12): 0 to 100,000, or more if the stock has higher values. A year or
 * seat slider covers the values in stock. The step is a hundredth of the range, rounded, at least 1.
 *
 * @example
 * facetRange('price', { min: 4_990, max: 189_000 }); // => { min: 0, max: 189000, step: 1890 }
 */
export const facetRange = (attribute: string, stats?: NumberRange): SteppedRange => {
  const counted = attribute === 'price' || attribute === 'km' || attribute === 'subscription_price';
  if (!counted && stats !== undefined) return { min: stats.min, max: Math.max(stats.min, stats.max), step: 1 };
  const max = Math.max(attribute === 'subscription_price' ? 0 : sliderDefaultMax, Math.ceil(stats?.max ?? 0));
  return { min: 0, max, step: Math.max(1, Math.round(max / 100)) };
};
