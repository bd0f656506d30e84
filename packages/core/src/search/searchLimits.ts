/** Limits for parsing an address: enough for every visitor, and small enough that a hostile address does no harm. */
export const searchLimits = {
  /** Characters of the query string. */
  queryString: 8_000,
  /** Characters of the query. */
  query: 200,
  /** Characters of one facet value. */
  value: 100,
  /** Values of one attribute. */
  values: 50,
  /** Characters of a path segment. */
  segment: 100,
  /** Highest page. */
  page: 10_000,
} as const;

/** Text from an address without control characters and incomplete surrogate pairs, cut to a length. */
export const cleanText = (text: string, longest: number): string =>
  [...text.slice(0, longest * 4).replace(/[\p{Cc}\p{Cs}]/gu, '')].slice(0, longest).join('');
