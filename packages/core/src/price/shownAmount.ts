import { formatMoney } from '../format/formatNumber.ts';
import type { Site } from '../site/site.ts';

/** The site values that the form of a price depends on. */
export type AmountSite = Pick<Site, 'country' | 'price'>;

/**
 * A price in dollars as it is shown: whole, unless the site shows cents. What is compared with it or taken from it is counted from this
 * amount, so that the figures of a page agree.
 */
export const shownAmount = (price: number, site: Pick<Site, 'price'>): number =>
  site.price.showCents ? price : Math.round(price);

/**
 * The text of a price.
 *
 * @example formatPrice(45_990.5, aSite()) // => '$45,991'
 */
export const formatPrice = (price: number, site: AmountSite): string => formatMoney(shownAmount(price, site), site);
