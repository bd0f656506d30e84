import type { Http } from '../http/http.ts';
import type { Caller } from '../reservations/callerOptions.ts';
import { callerOptions } from '../reservations/callerOptions.ts';
import { paymentEndpoints } from './paymentEndpoints.ts';
import { spinAnswerSchema } from './schemas.ts';

/** The name of the visitor's prize, or `none` before the first spin. */
export type SpinOutcome =
  | { kind: 'prize'; prize: string }
  | { kind: 'none' }
  | { kind: 'unauthorised' }
  | { kind: 'failed' };

/**
 * Fetches the visitor's prize, or lets the backend draw one. It draws once per visitor; repeated calls return the same
 * prize.
 */
export const spin = async (
  http: Http,
  what: 'look' | 'draw',
  prizes: readonly string[],
  { signal, ...caller }: Caller & { readonly signal?: AbortSignal },
): Promise<SpinOutcome> => {
  const answer = await http.json(what === 'look' ? 'GET' : 'POST', paymentEndpoints.spin, {
    schema: spinAnswerSchema,
    ...callerOptions(caller),
    ...(what === 'draw' ? { body: { prizes } } : {}),
    signal,
  });
  if (answer.kind === 'failed')
    return answer.reason === 'status' && answer.status === 401 ? { kind: 'unauthorised' } : { kind: 'failed' };
  const { prize } = answer.value;
  if (prize === null) return { kind: 'none' };
  // The page cannot show a prize that is not on the wheel.
  return prizes.includes(prize) ? { kind: 'prize', prize } : { kind: 'failed' };
};
