import type { Site } from '../site/site.ts';
import type { CarType } from '../site/stockTypes.ts';
import { defaultStockType } from './stockType.ts';
import { carTypeOrder, carTypesOf } from '../site/stockTypes.ts';

/**
 * The types of stock that a site sells, in order: those of `search.stockTypes` that its default search contains.
 *
 * @example
 * soldStockTypes(aSite({ search: { stockTypes: ['new', 'used'] } })); // => ['new', 'used']
 */
export const soldStockTypes = ({ routes, search }: Pick<Site, 'routes' | 'search'>): readonly CarType[] => {
  const inSearch = carTypesOf[defaultStockType({ routes })];
  const sold = carTypeOrder.filter(
    (carType) => search.stockTypes.includes(carType) && (inSearch.length === 0 || inSearch.includes(carType)),
  );
  return sold.length > 0 ? sold : inSearch;
};
