/** Addresses of the valuation without a car that is wanted in exchange (row 2.R08). */
export const tradeInPaths = ['/trade-in', '/sell-my-car', '/sell-your-car'] as const;

/**
 * Trade-in valuation (rows 2.R07, 2.R08): with the car that the visitor wants in exchange, or without one.
 *
 * @example
 * tradeInPath(1042); // => '/cars/trade-in?car_id=1042'
 * tradeInPath(); // => '/trade-in'
 */
export const tradeInPath = (carId?: number): string =>
  carId === undefined ? '/trade-in' : `/cars/trade-in?car_id=${carId}`;
