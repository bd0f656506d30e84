import type { PriceLine } from './priceLine.ts';

/**
 * A price line as one text with amount, type and earlier price. Leads record it.
 *
 * @example
 * priceSummary({ kind: 'price', amount: 45990, text: '$45,990', priceType: 'Drive away' }) // => '$45,990 Drive away'
 */
export const priceSummary = (price: PriceLine): string => {
  switch (price.kind) {
    case 'price':
      return `${price.text} ${price.priceType}${price.onRoad === undefined ? '' : `, ${price.onRoad}`}${price.was === undefined ? '' : `, ${price.was.spoken}`}`
        .trim()
        .replaceAll('\u00a0', ' ');
    case 'subscription':
      return `${price.text} ${price.suffix}`;
    case 'preorder':
    case 'noPrice':
      return price.text;
  }
};
