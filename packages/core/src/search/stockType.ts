import type { Site } from '../site/site.ts';
import { carTypesOf, isStockTypePath, type StockTypePath } from '../site/stockTypes.ts';

/**
 * The stock-type path for selected car types; all stock if there is no path for them.
 *
 * @example
 * stockTypeFor(['used']); // => 'used-cars'
 * stockTypeFor(['used', 'demo']); // => 'new-used-and-demo-cars'
 */
export const stockTypeFor = (carTypes: readonly string[] = []): StockTypePath => {
  const wanted = new Set(carTypes);
  const found = Object.entries(carTypesOf).find(
    ([, types]) => types.length === wanted.size && types.every((type) => wanted.has(type)),
  );
  return (found?.[0] as StockTypePath | undefined) ?? 'new-used-and-demo-cars';
};

/** The stock-type path that a site's searches start from: that of `routes.defaultSearchPath`. */
export const defaultStockType = ({ routes }: Pick<Site, 'routes'>): StockTypePath => {
  const segment = routes.defaultSearchPath.split('/')[2] ?? '';
  return isStockTypePath(segment) ? segment : 'new-used-and-demo-cars';
};
