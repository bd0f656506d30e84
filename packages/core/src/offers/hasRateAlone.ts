import type { Offer } from './offer.ts';

const rate = /\d\s?%/;
const lending = /\b(financ\w*|loans?|interest|rate|p\.?\s?a\b|per annum|a year|apr)/i;

/**
 * Whether an offer's name states an interest rate without its comparison rate, which Australian advertising may not (National Credit Code,
 * part 10). A percentage of anything else, such as a discount, is none.
 */
export const hasRateAlone = ({ name, category = '', warning }: Pick<Offer, 'name' | 'category' | 'warning'>): boolean =>
  warning === undefined &&
  rate.test(name) &&
  (lending.test(name) || lending.test(category)) &&
  !/\bcomparison\b/i.test(name);
