import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';
import { authEndpoints } from './authEndpoints.ts';

/**
 * Checks the website's rate limit before an SMS is sent (decision E9). An error status means `limited`, no valid response
 * means `unreachable`.
 */
export const checkSignInLimit = async (
  http: Http,
  { phone, timeoutMs }: { phone: string; timeoutMs: number },
): Promise<'free' | 'limited' | 'unreachable'> => {
  const answer = await http.json('POST', authEndpoints.rateLimit, { schema: anyAnswer, body: { phone }, timeoutMs });
  if (answer.kind === 'ok') return 'free';
  return answer.reason === 'status' ? 'limited' : 'unreachable';
};
