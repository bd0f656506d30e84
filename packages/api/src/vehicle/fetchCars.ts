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

/** Car documents as a list, or under `hits`; what cannot be read is left out. */
export const carsSchema = z.pipe(
  z.union([z.array(z.unknown()), z.object({ hits: z.array(z.unknown()) })]),
  z.transform((answer) => readCars(Array.isArray(answer) ? answer : answer.hits)),
);

/**
 * Asks the backend for a few cars by a filter (row 7.S11, decision E2): what similar cars fall back to where the search does not answer.
 *
 * @example
 * const answer = await fetchCars(http, { searchFilters: 'make = "Toyota"', limit: 10 });
 */
export const fetchCars = (
  http: Http,
  { searchFilters, limit, signal }: { searchFilters: string; limit: number; signal?: AbortSignal },
): Promise<HttpResult<Vehicle[]>> =>
  http.json('GET', vehicleEndpoints.cars, {
    schema: carsSchema,
    query: { search_filters: searchFilters, limit },
    ...(signal ? { signal } : {}),
  });
