import * as z from 'zod/mini';
import type { Http } from '../http/http.ts';
import { vehicleEndpoints } from './vehicleEndpoints.ts';

/** Lenders of a car, each with its disclaimer; a lender without one is left out. */
export const carDisclaimerSchema = z.pipe(
  z.object({ finance_lenders: z.record(z.string(), z.catch(z.object({ disclaimer: z.optional(z.string()) }), {})) }),
  z.transform(
    ({ finance_lenders: lenders }): Record<string, string> =>
      Object.fromEntries(
        Object.entries(lenders).flatMap(([lender, { disclaimer }]) =>
          disclaimer === undefined || disclaimer === '' ? [] : [[lender, disclaimer]],
        ),
      ),
  ),
);

/**
 * Asks for the small print of a car's lenders (row 7.A22); undefined where the call failed: then the site's own stands.
 *
 * @example
 * await fetchCarDisclaimer(http, { id: 7 }) // => { Manual: 'Approved applicants only.' }
 */
export const fetchCarDisclaimer = async (
  http: Http,
  { id, signal }: { id: number; signal?: AbortSignal },
): Promise<Record<string, string> | undefined> => {
  const answer = await http.json('GET', vehicleEndpoints.disclaimer(id), {
    schema: carDisclaimerSchema,
    ...(signal ? { signal } : {}),
  });
  return answer.kind === 'ok' ? answer.value : undefined;
};
