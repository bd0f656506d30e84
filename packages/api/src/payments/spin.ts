import type { Http } from '../http/http.ts';
import type { Asker } from '../reservations/askedBy.ts';
import { askedBy } from '../reservations/askedBy.ts';
import { paymentEndpoints } from './paymentEndpoints.ts';
import { spinAnswerSchema } from './schemas.ts';

/** A prize by its name on the wheel, or none yet. */
export type SpinOutcome =
  | { kind: 'prize'; prize: string }
  | { kind: 'none' }
  | { kind: 'unauthorised' }
  | { kind: 'failed' };

/**
 * Asks what the visitor has won, or lets the backend draw (row 2.R24). It draws once for each visitor: spinning again answers the same
 * prize.
 *
 * @example
 * await spin(http, 'draw', ['Free service', 'A car wash'], { key }) // => { kind: 'prize', prize: 'A car wash' }
 */
export const spin = async (
  http: Http,
  what: 'look' | 'draw',
  prizes: readonly string[],
  { signal, ...asker }: Asker & { readonly signal?: AbortSignal },
): Promise<SpinOutcome> => {
  const answer = await http.json(what === 'look' ? 'GET' : 'POST', paymentEndpoints.spin, {
    schema: spinAnswerSchema,
    ...askedBy(asker),
    ...(what === 'draw' ? { body: { prizes } } : {}),
    ...(signal ? { signal } : {}),
  });
  if (answer.kind === 'failed')
    return answer.reason === 'status' && answer.status === 401 ? { kind: 'unauthorised' } : { kind: 'failed' };
  const { prize } = answer.value;
  if (prize === null) return { kind: 'none' };
  // A prize that the wheel does not show is nobody's: the page could not say what it is.
  return prizes.includes(prize) ? { kind: 'prize', prize } : { kind: 'failed' };
};
