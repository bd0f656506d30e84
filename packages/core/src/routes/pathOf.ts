/**
 * The path of an address on this site, without query, anchor and the slash at its end; "/" for the home page.
 *
 * @example
 * pathOf('/finance/?car_id=7#finance-form'); // => '/finance'
 */
export const pathOf = (address: string): string => address.replace(/[?#].*$/s, '').replace(/\/+$/, '') || '/';
