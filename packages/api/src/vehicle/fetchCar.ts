import { parseVehicle } from '@dealer/core/vehicle';
import type { Vehicle } from '@dealer/core/vehicle';
import * as z from 'zod/mini';
import type { Http, HttpResult } from '../http/http.ts';
import { vehicleEndpoints } from './vehicleEndpoints.ts';

/** A car document that is a vehicle; anything else breaks the contract. */
export const carSchema = z.pipe(
  z.unknown(),
  z.transform((doc, context): Vehicle => {
    const read = parseVehicle(doc);
    if (read.kind === 'vehicle') return read.vehicle;
    context.issues.push({ code: 'custom', message: read.reasons.join('; '), input: doc });
    return z.NEVER;
  }),
);

/**
 * Asks the backend for one car (specification section 7, Car fetch by id; decision E2): for a finance form beside a car that the
 * search does not hold any more.
 *
 * @example
 * const answer = await fetchCar(http, { id: 1001 });
 */
export const fetchCar = (
  http: Http,
  { id, signal }: { id: number; signal?: AbortSignal },
): Promise<HttpResult<Vehicle>> =>
  http.json('GET', vehicleEndpoints.car(id), { schema: carSchema, ...(signal ? { signal } : {}) });
