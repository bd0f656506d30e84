/** One query's answer as the engine sends it; hits are read one by one. */
export type RawResult = {
  hits: unknown[];
  facetDistribution?: Record<string, Record<string, number>>;
  facetStats?: Record<string, { min: number; max: number }>;
  totalHits?: number;
  estimatedTotalHits?: number;
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): boolean => Number.isFinite(value);
const each = (value: unknown, fits: (part: unknown) => boolean): boolean =>
  isFields(value) && Object.values(value).every(fits);

const isResult = (value: unknown): value is RawResult =>
  isFields(value) &&
  Array.isArray(value['hits']) &&
  (value['facetDistribution'] === undefined || each(value['facetDistribution'], (counts) => each(counts, isNumber))) &&
  (value['facetStats'] === undefined ||
    each(value['facetStats'], (bounds) => isFields(bounds) && isNumber(bounds['min']) && isNumber(bounds['max']))) &&
  (value['totalHits'] === undefined || isNumber(value['totalHits'])) &&
  (value['estimatedTotalHits'] === undefined || isNumber(value['estimatedTotalHits']));

/**
 * The results of a multi-search; undefined where the answer is none. By hand: home and vehicle page read one before they stand.
 *
 * @example
 * readResults({ results: [{ hits: [] }] }) // => [{ hits: [] }]
 * readResults('<html>') // => undefined
 */
export const readResults = (answer: unknown): RawResult[] | undefined => {
  const results = isFields(answer) ? answer['results'] : undefined;
  return Array.isArray(results) && results.every(isResult) ? results : undefined;
};
