/**
 * Online purchase of a car, by its slug or id (row 2.R06).
 *
 * @example
 * checkoutJourneyPath(1042); // => '/checkout-journey?car_id=1042'
 */
export const checkoutJourneyPath = (car: number | string): string =>
  `/checkout-journey?car_id=${encodeURIComponent(car)}`;
