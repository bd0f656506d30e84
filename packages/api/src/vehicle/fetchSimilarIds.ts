import * as z from 'zod/mini';
import type { Http, HttpResult } from '../http/http.ts';
import { vehicleEndpoints } from './vehicleEndpoints.ts';

/** Ids as a list, or as `ids`. */
const similarIdsSchema = z.pipe(
  z.union([z.array(z.unknown()), z.object({ ids: z.array(z.unknown()) })]),
  z.transform((answer) =>
    (Array.isArray(answer) ? answer : answer.ids).filter((id): id is number => typeof id === 'number'),
  ),
);

/** After this time similar cars come from the search only. */
const timeoutMs = 2000;

/** Fetches the ids of cars similar to one, best first. */
export const fetchSimilarIds = (
  http: Http,
  { slug, signal }: { slug: string; signal?: AbortSignal },
): Promise<HttpResult<number[]>> =>
  http.json('GET', vehicleEndpoints.similar(slug), {
    schema: similarIdsSchema,
    timeoutMs,
    signal,
  });
