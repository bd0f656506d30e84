import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';
import { authEndpoints } from './authEndpoints.ts';

/**
 * Asks the website's own limit before an SMS is sent (row 7.A14; decision E9): any answer but a good one blocks it; no answer at all is a
 * failure of its own.
 *
 * @example
 * await askSignInLimit(http, { phone: '+61412345678', timeoutMs: 15_000 }); // => 'free'
 */
export const askSignInLimit = async (
  http: Http,
  { phone, timeoutMs }: { phone: string; timeoutMs: number },
): Promise<'free' | 'limited' | 'unreachable'> => {
  const answer = await http.json('POST', authEndpoints.rateLimit, { schema: anyAnswer, body: { phone }, timeoutMs });
  if (answer.kind === 'ok') return 'free';
  return answer.reason === 'status' ? 'limited' : 'unreachable';
};
