import * as z from 'zod/mini';
import type { Http } from '../http/http.ts';
import { vehicleEndpoints } from './vehicleEndpoints.ts';

/** The disclaimers of a car by lender; lenders without one are omitted. */
const carDisclaimerSchema = z.pipe(
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

/** Fetches the disclaimers of a car by lender; undefined if the call fails. */
export const fetchCarDisclaimer = async (
  http: Http,
  { id, signal }: { id: number; signal?: AbortSignal },
): Promise<Record<string, string> | undefined> => {
  const answer = await http.json('GET', vehicleEndpoints.disclaimer(id), {
    schema: carDisclaimerSchema,
    signal,
  });
  return answer.kind === 'ok' ? answer.value : undefined;
};
