/**
 * Finance made for one car (row 2.R18).
 *
 * @example
 * personalisedFinancePath(1042); // => '/personalised/finance?car_id=1042'
 */
export const personalisedFinancePath = (carId: number): string => `/personalised/finance?car_id=${carId}`;
