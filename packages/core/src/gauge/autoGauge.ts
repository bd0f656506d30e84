import { formatMoney } from '../format/formatMoney.ts';
import type { Site } from '../site/site.ts';
import { readNumber, readObject, readText } from '../vehicle/readers.ts';

/** How a price stands in its market; or why nothing is said about it. */
export type AutoGauge =
  | {
      readonly kind: 'gauge';
      /** Per cent of the scale that is filled, at least 20. */
      readonly fill: number;
      readonly listing: string;
      readonly rangeMin: string;
      readonly rangeMax: string;
      readonly description: string;
    }
  | { readonly kind: 'hidden'; readonly reason: 'noData' | 'missing' | 'fill' | 'confidence' | 'range' };

/** The scale is never emptier than this, in per cent (specification section 2; decision C12). */
const leastFill = 20;

/** At or below it the answer is too unsure to show (row 5.G02). */
const tooUnsure = 0.2;

/**
 * Reads the answer of GET {car}/autogauge (specification sections 3 and 5; rows 5.G01 to 5.G03; decisions C12, C13): hidden when any
 * field is missing (0 is a value), when the confidence is 0.2 or lower, and when the market's upper end is below the listing price.
 * `fill` is per cent: a fraction between 0 and 1, or more than 100, is against the contract and hides the gauge.
 *
 * @example autoGauge({ fill: 64, listing_price: 45990, market_range_min: 42000, market_range_max: 51000, confidence: 0.8, description: 'Great price' }, site)
 * // => { kind: 'gauge', fill: 64, listing: '$45,990', rangeMin: '$42,000', rangeMax: '$51,000', description: 'Great price' }
 */
export const autoGauge = (answer: unknown, site: Pick<Site, 'country'>): AutoGauge => {
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
    listing: formatMoney(listing, site),
    rangeMin: formatMoney(min, site),
    rangeMax: formatMoney(max, site),
    description,
  };
};
