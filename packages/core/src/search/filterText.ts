/**
 * A quoted value for Meilisearch's filter grammar. Quotes and backslashes are escaped, so that a value cannot add a condition.
 *
 * @example
 * quoted('12" wheels'); // => '"12\\" wheels"'
 */
export const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/**
 * Combines conditions with AND; empty ones are left out, and each is in parentheses.
 *
 * @example
 * allOf('make = "Ford"', '', 'a = 1 OR b = 2'); // => '(make = "Ford") AND (a = 1 OR b = 2)'
 */
export const allOf = (...conditions: readonly string[]): string => {
  const given = conditions.filter((condition) => condition !== '');
  return given.length < 2 ? (given[0] ?? '') : given.map((condition) => `(${condition})`).join(' AND ');
};

/** Matches no vehicle; for a scope that the site does not have. */
export const matchesNothing = 'id IN []';
