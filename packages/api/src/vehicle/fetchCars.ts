import { parseVehicle } from '@dealer/core/vehicle';
import type { Vehicle } from '@dealer/core/vehicle';
import * as z from 'zod/mini';
import type { Http, HttpResult } from '../http/http.ts';
import { vehicleEndpoints } from './vehicleEndpoints.ts';

const readCars = (docs: unknown[]): Vehicle[] =>
  docs.flatMap((doc) => {
    const read = parseVehicle(doc);
    return read.kind === 'vehicle' ? [read.vehicle] : [];
  });

/** Car documents as a list, or as `hits`; invalid documents are omitted. */
const carsSchema = z.pipe(
  z.union([z.array(z.unknown()), z.object({ hits: z.array(z.unknown()) })]),
  z.transform((answer) => readCars(Array.isArray(answer) ? answer : answer.hits)),
);

/**
 * Fetches cars from the backend by a filter in Meilisearch's syntax (decision E2). Similar cars use it when the search
 * fails.
 */
export const fetchCars = (
  http: Http,
  { searchFilters, limit, signal }: { searchFilters: string; limit: number; signal?: AbortSignal },
): Promise<HttpResult<Vehicle[]>> =>
  http.json('GET', vehicleEndpoints.cars, {
    schema: carsSchema,
    query: { search_filters: searchFilters, limit },
    signal,
  });
