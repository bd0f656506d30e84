const value = '(?!(?:AND|OR|NOT|IN|TO|EXISTS)\\b)[\\w-]+';
const condition = `(?:dealership_id|location_id|car_type|make|status) (?:= ${value}|IN \\[\\d+(?:, \\d+)*\\])`;
const plain = new RegExp(`^(?:${condition}(?: AND ${condition})*)?$`);

/**
 * Whether the engine accepts a site's search filter as written: known attributes with `=` and `IN`, joined by AND. For such a
 * filter the first load needs no parser; any other goes through `parseSite` and `readTenantFilter`.
 */
export const isPlainFilter = (written: string): boolean => plain.test(written);
