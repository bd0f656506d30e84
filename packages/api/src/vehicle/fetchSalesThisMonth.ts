import * as z from 'zod/mini';
import type { Http } from '../http/http.ts';
import { vehicleEndpoints } from './vehicleEndpoints.ts';

const salesSchema = z.object({ count: z.int().check(z.nonnegative()) });

/** Fetches how many vehicles the dealer has sold this month; undefined if the call fails or has no figure. */
export const fetchSalesThisMonth = async (
  http: Http,
  { signal }: { signal?: AbortSignal },
): Promise<number | undefined> => {
  const answer = await http.json('GET', vehicleEndpoints.salesThisMonth, { schema: salesSchema, signal });
  return answer.kind === 'ok' ? answer.value.count : undefined;
};
