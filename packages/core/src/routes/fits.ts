/**
 * The segments of a path or pattern, without query, anchor and trailing slash.
 *
 * @example
 * segmentsOf('/cars/hilux-7/?enquire=finance'); // => ['', 'cars', 'hilux-7']
 */
export const segmentsOf = (path: string): string[] =>
  path
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
    .split('/');

/**
 * Whether a route's pattern matches the segments of a path: `:name` is one segment, `*` at the end any number of segments.
 *
 * @example
 * fits('/cars/:slug', ['', 'cars', 'hilux-7']); // => true
 * fits('/cars/:slug', ['', 'cars']); // => false
 */
export const fits = (pattern: string, segments: readonly string[]): boolean => {
  const parts = segmentsOf(pattern);
  return (
    (parts.at(-1) === '*' || parts.length === segments.length) &&
    parts.every((part, at) => {
      const segment = segments[at];
      return part === '*' || (part.startsWith(':') ? segment : part.toLowerCase() === segment?.toLowerCase());
    })
  );
};
