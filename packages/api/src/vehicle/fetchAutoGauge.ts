import { anyAnswer } from '../http/readBy.ts';
import type { Http, HttpResult } from '../http/http.ts';
import { vehicleEndpoints } from './vehicleEndpoints.ts';

/** Fetches the comparison of a car's price with its market; `autoGauge` of core reads the response. */
export const fetchAutoGauge = (
  http: Http,
  { slug, signal }: { slug: string; signal?: AbortSignal },
): Promise<HttpResult<unknown>> => http.json('GET', vehicleEndpoints.autogauge(slug), { schema: anyAnswer, signal });
