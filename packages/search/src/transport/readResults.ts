/** The result of one query on the wire. Hits are not validated; `parseVehicle` does that one by one. */
export type RawResult = {
  hits: unknown[];
  facetDistribution?: Record<string, Record<string, number>>;
  facetStats?: Record<string, { min: number; max: number }>;
  totalHits?: number;
  estimatedTotalHits?: number;
  processingTimeMs?: number;
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): boolean => Number.isFinite(value);
const isRecordOf = (value: unknown, isMember: (member: unknown) => boolean): boolean =>
  isFields(value) && Object.values(value).every(isMember);

const isResult = (value: unknown): value is RawResult =>
  isFields(value) &&
  Array.isArray(value['hits']) &&
  (value['facetDistribution'] === undefined ||
    isRecordOf(value['facetDistribution'], (counts) => isRecordOf(counts, isNumber))) &&
  (value['facetStats'] === undefined ||
    isRecordOf(
      value['facetStats'],
      (bounds) => isFields(bounds) && isNumber(bounds['min']) && isNumber(bounds['max']),
    )) &&
  [value['totalHits'], value['estimatedTotalHits'], value['processingTimeMs']].every(
    (count) => count === undefined || isNumber(count),
  );

/**
 * The results of a multi-search, undefined if the response is malformed. It is written by hand, because zod would delay
 * the first view of home and vehicle page.
 */
export const readResults = (answer: unknown): RawResult[] | undefined => {
  const results = isFields(answer) ? answer['results'] : undefined;
  return Array.isArray(results) && results.every(isResult) ? results : undefined;
};

/** True for a well-formed response of a multi-search or facet search. */
export const isSearchAnswer = (answer: unknown): boolean =>
  readResults(answer) !== undefined || (isFields(answer) && 'facetHits' in answer);
