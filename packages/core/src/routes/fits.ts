/** The segments of a path or pattern, without query, anchor and trailing slash. */
export const segmentsOf = (path: string): string[] =>
  path
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
    .split('/');

/** The segments of patterns, which are compared with many paths. */
const known = new Map<string, readonly string[]>();

const partsOf = (pattern: string): readonly string[] => {
  const parts = known.get(pattern) ?? segmentsOf(pattern.toLowerCase());
  known.set(pattern, parts);
  return parts;
};

/** Whether a route's pattern matches the segments of a path: `:name` is one segment, `*` at the end any number of segments. */
export const fits = (pattern: string, segments: readonly string[]): boolean => {
  const parts = partsOf(pattern);
  return (
    (parts.at(-1) === '*' || parts.length === segments.length) &&
    parts.every((part, at) => {
      const segment = segments[at];
      return part === '*' || (part.startsWith(':') ? segment : part === segment?.toLowerCase());
    })
  );
};
