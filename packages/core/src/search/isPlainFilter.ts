const value = '(?!(?:AND|OR|NOT|IN|TO|EXISTS)\\b)[\\w-]+';
const condition = `(?:dealership_id|location_id|car_type|make|status) (?:= ${value}|IN \\[\\d+(?:, \\d+)*\\])`;
const plain = new RegExp(`^(?:${condition}(?: AND ${condition})*)?$`);

/**
 * Is a site's search filter one that the engine takes as it is written: names that all indexes have, `=` and `IN`, joined by AND?
 * Such a file needs no reader of filters in a page's first load; every other goes through `readTenantFilter` by way of `parseSite`.
 *
 * @example
 * isPlainFilter('dealership_id IN [20, 21] AND car_type = used'); // => true
 * isPlainFilter('car_type:used OR location_id=3'); // => false
 */
export const isPlainFilter = (written: string): boolean => plain.test(written);
