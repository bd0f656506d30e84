import type { PaymentStatus } from '@dealer/core/reservation';
import type { Http } from '../http/http.ts';
import type { Asker } from './askedBy.ts';
import { askedBy } from './askedBy.ts';
import { reservationEndpoints } from './reservationEndpoints.ts';
import { paymentStateSchema } from './schemas.ts';

/** How a payment stands. `unknown`: the backend has none of that reference for whoever asked. */
export type PaymentState =
  | { kind: 'known'; status: PaymentStatus; expiresAt?: number; paymentUrl?: string }
  | { kind: 'unknown' }
  /** Signed out meanwhile. */
  | { kind: 'unauthorised' }
  | { kind: 'failed'; because: 'offline' | 'fault' | 'aborted' };

/**
 * Asks a path that says how a payment stands.
 *
 * @example
 * await readPaymentState(http, '/api/payments/p-7', { key }) // => { kind: 'known', status: 'paid' }
 */
export const readPaymentState = async (
  http: Http,
  path: string,
  { signal, ...asker }: Asker & { readonly signal?: AbortSignal | undefined },
): Promise<PaymentState> => {
  const answer = await http.json('GET', path, {
    schema: paymentStateSchema,
    ...askedBy(asker),
    ...(signal ? { signal } : {}),
  });
  if (answer.kind === 'ok') {
    const { status, expires_at: expiresAt, payment_url: paymentUrl } = answer.value;
    return {
      kind: 'known',
      status,
      ...(expiresAt === undefined ? {} : { expiresAt }),
      ...(paymentUrl === undefined ? {} : { paymentUrl }),
    };
  }
  if (answer.status === 401) return { kind: 'unauthorised' };
  if (answer.reason === 'status')
    return answer.status === 403 || answer.status === 404 ? { kind: 'unknown' } : { kind: 'failed', because: 'fault' };
  return {
    kind: 'failed',
    because: answer.reason === 'malformed' ? 'fault' : answer.reason === 'aborted' ? 'aborted' : 'offline',
  };
};

/**
 * Asks how a reservation stands (decision E25): its answer alone decides what a page says was done.
 *
 * @example
 * await fetchReservation(http, 'r-7', { key }) // => { kind: 'known', status: 'paid', expiresAt: 1795420800000 }
 */
export const fetchReservation = (
  http: Http,
  id: string,
  asker: Asker & { readonly signal?: AbortSignal | undefined },
): Promise<PaymentState> => readPaymentState(http, reservationEndpoints.reservation(id), asker);
