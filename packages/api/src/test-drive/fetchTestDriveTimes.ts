import * as z from 'zod/mini';
import { endpoints } from '../endpoints/endpoints.ts';
import type { Http } from '../http/http.ts';

/** Free times of a day, as "YYYY-MM-DDTHH:mm" on the yard's clock; `failed` lets the visitor name a time freely (decision E18). */
export type TestDriveTimes = { kind: 'times'; times: string[] } | { kind: 'failed' };

/** What the service answers. */
export const testDriveTimesSchema = z.object({
  times: z.array(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/))),
});

/** A shopper who waits longer is better served by a field of their own. */
const timeoutMs = 8_000;

/**
 * The times at which a car can be driven on a day (specification section 7, Test-drive availability fetch; decision E2). `date` is
 * "YYYY-MM-DD".
 *
 * @example
 * await fetchTestDriveTimes(http, { carId: 7, date: '2026-04-01' }) // => { kind: 'times', times: ['2026-04-01T09:00', ...] }
 */
export const fetchTestDriveTimes = async (
  http: Http,
  { carId, date, signal }: { carId: number; date: string; signal?: AbortSignal },
): Promise<TestDriveTimes> => {
  const answer = await http.json('GET', endpoints.testDriveAvailability, {
    schema: testDriveTimesSchema,
    query: { car_id: carId, date },
    timeoutMs,
    ...(signal ? { signal } : {}),
  });
  // A time of another day is not an answer to the question.
  return answer.kind === 'ok'
    ? { kind: 'times', times: [...new Set(answer.value.times)].filter((time) => time.startsWith(date)).sort() }
    : { kind: 'failed' };
};
