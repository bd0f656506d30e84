import { parseVehicle } from '@dealer/core/vehicle';
import { readResults, type RawResult } from './readResults.ts';

const isCount = (value: number | undefined): boolean => value === undefined || (Number.isInteger(value) && value >= 0);

/** Every hit is a document, and at least one of them a vehicle: a stock may have a malformed document, but not nothing else. */
const isOfVehicles = ({ hits, totalHits, estimatedTotalHits }: RawResult): boolean =>
  isCount(totalHits) &&
  isCount(estimatedTotalHits) &&
  hits.every((hit) => typeof hit === 'object' && hit !== null && !Array.isArray(hit)) &&
  (hits.length === 0 || hits.some((hit) => parseVehicle(hit).kind === 'vehicle'));

/**
 * Whether the answer to a search for vehicles is one: a multi-search has a result for each of its queries, any other path one result. A
 * page of a server is made of such answers alone, because a cache would keep what another one made.
 */
export const isWholeAnswer = (path: string, body: unknown, answer: unknown): boolean => {
  const { queries } = (body ?? {}) as { queries?: unknown };
  const isMulti = path.endsWith('/multi-search');
  const results = readResults(isMulti ? answer : { results: [answer] });
  return (
    results !== undefined &&
    results.length === (isMulti && Array.isArray(queries) ? queries.length : 1) &&
    results.every(isOfVehicles)
  );
};
