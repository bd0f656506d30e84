import { anyAnswer } from '../http/readBy.ts';
import type { Http, HttpResult } from '../http/http.ts';
import { vehicleEndpoints } from './vehicleEndpoints.ts';

/**
 * Asks how a car's price stands in its market (row 7.A01); `autoGauge` of core reads the answer and says when it is not to be shown.
 *
 * @example
 * const answer = await fetchAutoGauge(http, { slug: '2022-toyota-hilux-1001' });
 */
export const fetchAutoGauge = (
  http: Http,
  { slug, signal }: { slug: string; signal?: AbortSignal },
): Promise<HttpResult<unknown>> =>
  http.json('GET', vehicleEndpoints.autogauge(slug), { schema: anyAnswer, ...(signal ? { signal } : {}) });
