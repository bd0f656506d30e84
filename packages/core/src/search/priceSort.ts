import type { Site } from '../site/site.ts';

/**
 * The field of the index that a price sort orders by (decision H15): the price that the site's cards show, which is an offer or the
 * advertised price, and on a site with subscriptions the amount a week where there is one; the price on the road where that is the site's
 * price basis (decision H4); the advertised price of an index without these fields (`search.priceSort`).
 *
 * @example
 * priceSortField(aSite()); // => 'shown_price'
 */
export const priceSortField = ({ search, price }: Pick<Site, 'search' | 'price'>): string =>
  search.priceSort === 'advertised'
    ? 'price'
    : price.offersSubscriptions
      ? 'shown_price_or_subscription'
      : price.basis === 'driveAway'
        ? 'drive_away_price'
        : 'shown_price';

/**
 * The sort rules of an order for the index: "price" becomes the field of `priceSortField`.
 *
 * @example
 * pricedSort(['price:asc'], aSite()); // => ['shown_price:asc']
 */
export const pricedSort = (rules: readonly string[], site: Pick<Site, 'search' | 'price'>): string[] =>
  rules.map((rule) => rule.replace(/^price(?=:)/, priceSortField(site)));

/**
 * The filter of a price sort: only vehicles with a visible price, if the site says so (decision B8).
 *
 * @example
 * pricedFilter(aSite()); // => 'shown_price > 0'
 */
export const pricedFilter = (site: Pick<Site, 'search' | 'price'>): string => {
  if (!site.search.hideUnpricedWhenSortingByPrice) return '';
  const field = priceSortField(site);
  // Only the fields of shown prices leave out placeholders.
  return field === 'price' ? 'price > 10' : `${field} > 0`;
};
