import { type AmountSite, formatPrice } from '../price/shownAmount.ts';
import { readNumber, readObject, readText } from '../data/readers.ts';

/** The position of a price in its market, or the reason why it is not shown. */
export type AutoGauge =
  | {
      readonly kind: 'gauge';
      /** Filled part of the scale in per cent, at least 20. */
      readonly fill: number;
      readonly listing: string;
      readonly rangeMin: string;
      readonly rangeMax: string;
      readonly description: string;
    }
  | { readonly kind: 'hidden'; readonly reason: 'noData' | 'missing' | 'fill' | 'confidence' | 'range' };

/** The minimum fill of the scale in per cent (decision C12). */
const leastFill = 20;

/** The gauge is hidden at or below this confidence. */
const tooUnsure = 0.2;

/**
 * Parses the response of GET {car}/autogauge (decisions C12, C13). Hidden if a field is missing (0 is a value), if the confidence is 0.2
 * or lower, or if the market's upper end is below the listing price. `fill` is in per cent; a fraction between 0 and 1 or more than 100
 * breaks the contract and hides the gauge.
 *
 * @example autoGauge({ fill: 64, listing_price: 45990, market_range_min: 42000, market_range_max: 51000, confidence: 0.8, description: 'Great price' }, site)
 * // => { kind: 'gauge', fill: 64, listing: '$45,990', rangeMin: '$42,000', rangeMax: '$51,000', description: 'Great price' }
 */
export const autoGauge = (answer: unknown, site: AmountSite): AutoGauge => {
  const doc = readObject(answer);
  if (doc === undefined || Object.keys(doc).length === 0) return { kind: 'hidden', reason: 'noData' };
  const fill = readNumber(doc['fill']);
  const listing = readNumber(doc['listing_price']);
  const min = readNumber(doc['market_range_min']);
  const max = readNumber(doc['market_range_max']);
  const confidence = readNumber(doc['confidence']);
  const description = readText(doc['description']);
  if (
    fill === undefined ||
    listing === undefined ||
    min === undefined ||
    max === undefined ||
    confidence === undefined ||
    description === undefined
  ) {
    return { kind: 'hidden', reason: 'missing' };
  }
  if (fill < 0 || fill > 100 || (fill > 0 && fill < 1)) return { kind: 'hidden', reason: 'fill' };
  if (!(confidence > tooUnsure)) return { kind: 'hidden', reason: 'confidence' };
  if (max < listing) return { kind: 'hidden', reason: 'range' };
  return {
    kind: 'gauge',
    fill: Math.max(leastFill, fill),
    listing: formatPrice(listing, site),
    rangeMin: formatPrice(min, site),
    rangeMax: formatPrice(max, site),
    description,
  };
};
