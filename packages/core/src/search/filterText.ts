/**
 * A value inside quotes, as Meilisearch's filter grammar reads it: quotes and backslashes escaped, so that no value ends the
 * quotation and adds a condition of its own.
 *
 * @example
 * quoted('12" wheels'); // => '"12\\" wheels"'
 */
export const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/**
 * Conditions that must all hold; empty ones are left out, and each one keeps its own brackets.
 *
 * @example
 * allOf('make = "Ford"', '', 'a = 1 OR b = 2'); // => '(make = "Ford") AND (a = 1 OR b = 2)'
 */
export const allOf = (...conditions: readonly string[]): string => {
  const kept = conditions.filter((condition) => condition !== '');
  return kept.length < 2 ? (kept[0] ?? '') : kept.map((condition) => `(${condition})`).join(' AND ');
};

/** Matches no vehicle: what names nothing that the site knows finds nothing. */
export const matchesNothing = 'id IN []';
