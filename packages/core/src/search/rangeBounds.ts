import { sliderDefaultMax } from '../limits/stockRange.ts';

/** Both ends of a range control. */
export type RangeBounds = { readonly min: number; readonly max: number; readonly step: number };

/**
 * The bounds of a price or kilometre slider (decision B12): 0 to 100,000, or more if the stock has higher values. A year or
 * seat slider covers the values in stock. The step is a hundredth of the range, rounded, at least 1.
 *
 * @example
 * rangeBounds('price', { min: 4_990, max: 189_000 }); // => { min: 0, max: 189000, step: 1890 }
 */
export const rangeBounds = (attribute: string, stats?: { readonly min: number; readonly max: number }): RangeBounds => {
  const counted = attribute === 'price' || attribute === 'km' || attribute === 'subscription_price';
  if (!counted && stats !== undefined) return { min: stats.min, max: Math.max(stats.min, stats.max), step: 1 };
  const max = Math.max(attribute === 'subscription_price' ? 0 : sliderDefaultMax, Math.ceil(stats?.max ?? 0));
  return { min: 0, max, step: Math.max(1, Math.round(max / 100)) };
};
