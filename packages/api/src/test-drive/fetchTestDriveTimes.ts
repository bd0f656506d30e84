import * as z from 'zod/mini';
import { endpoints } from '../endpoints/endpoints.ts';
import type { Http } from '../http/http.ts';

/**
 * The free times of a day as "YYYY-MM-DDTHH:mm" in the location's time zone. After `failed` the visitor enters any time
 * (decision E18).
 */
export type TestDriveTimes = { kind: 'times'; times: string[] } | { kind: 'failed' };

/** The service's response. */
export const testDriveTimesSchema = z.object({
  times: z.array(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/))),
});

/** After this time the visitor enters any time. */
const timeoutMs = 8_000;

/** Fetches the times at which a car can be driven on a day (decision E2). `date` is "YYYY-MM-DD". */
export const fetchTestDriveTimes = async (
  http: Http,
  { carId, date, signal }: { carId: number; date: string; signal?: AbortSignal },
): Promise<TestDriveTimes> => {
  const answer = await http.json('GET', endpoints.testDriveAvailability, {
    schema: testDriveTimesSchema,
    query: { car_id: carId, date },
    timeoutMs,
    signal,
  });
  return answer.kind === 'ok'
    ? { kind: 'times', times: [...new Set(answer.value.times)].filter((time) => time.startsWith(date)).sort() }
    : { kind: 'failed' };
};
