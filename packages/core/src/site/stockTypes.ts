/** New, demo or used, in the order in which they are shown. */
export type CarType = 'new' | 'demo' | 'used';

/** A stock-type path: /search/new-used-and-demo-cars and its siblings. */
export type StockTypePath = 'new-used-and-demo-cars' | 'used-cars' | 'new-cars' | 'demo-cars' | 'new-and-demo-cars';

/** The order of car types everywhere. */
export const carTypeOrder: readonly CarType[] = ['new', 'demo', 'used'];

/** Car types of each stock-type path; none for all stock. */
export const carTypesOf: Readonly<Record<StockTypePath, readonly CarType[]>> = {
  'new-used-and-demo-cars': [],
  'used-cars': ['used'],
  'new-cars': ['new'],
  'demo-cars': ['demo'],
  'new-and-demo-cars': ['new', 'demo'],
};

/**
 * Whether a path segment is a stock-type path.
 *
 * @example
 * isStockTypePath('used-cars'); // => true
 * isStockTypePath('toyota'); // => false
 */
export const isStockTypePath = (segment: string): segment is StockTypePath => Object.hasOwn(carTypesOf, segment);
