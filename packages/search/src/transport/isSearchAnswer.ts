/** True of an answer that can be used: every result has its hits. Any other is not worth remembering. */
export const isSearchAnswer = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (!('results' in value)) return 'facetHits' in value;
  return (
    Array.isArray(value.results) &&
    value.results.every(
      (result: unknown) =>
        typeof result === 'object' && result !== null && 'hits' in result && Array.isArray(result.hits),
    )
  );
};
