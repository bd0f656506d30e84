import type { PaymentStatus } from '@dealer/core/checkout';
import type { Http } from '../http/http.ts';
import { callerOptions, type Caller } from './callerOptions.ts';
import { reservationEndpoints } from './reservationEndpoints.ts';
import { paymentStateSchema } from './schemas.ts';

/** The state of a payment. `unknown`: the backend has no such payment of this caller. Times are in ms since 1970. */
export type PaymentState =
  | { kind: 'known'; status: PaymentStatus; expiresAt?: number; paymentUrl?: string }
  | { kind: 'unknown' }
  /** The session has expired. */
  | { kind: 'unauthorised' }
  | { kind: 'failed'; because: 'offline' | 'fault' | 'aborted' };

/** Fetches the state of a payment from a path. */
export const readPaymentState = async (
  http: Http,
  path: string,
  { signal, ...caller }: Caller & { readonly signal?: AbortSignal | undefined },
): Promise<PaymentState> => {
  const answer = await http.json('GET', path, {
    schema: paymentStateSchema,
    ...callerOptions(caller),
    signal,
  });
  if (answer.kind === 'ok') {
    const { status, expires_at: expiresAt, payment_url: paymentUrl } = answer.value;
    return { kind: 'known', status, expiresAt, paymentUrl };
  }
  if (answer.status === 401) return { kind: 'unauthorised' };
  if (answer.reason === 'status')
    return answer.status === 403 || answer.status === 404 ? { kind: 'unknown' } : { kind: 'failed', because: 'fault' };
  return {
    kind: 'failed',
    because: answer.reason === 'malformed' ? 'fault' : answer.reason === 'aborted' ? 'aborted' : 'offline',
  };
};

/** Fetches the payment state of a reservation (decision E25). Only this answer confirms a payment. */
export const fetchReservation = (
  http: Http,
  id: string,
  caller: Caller & { readonly signal?: AbortSignal | undefined },
): Promise<PaymentState> => readPaymentState(http, reservationEndpoints.reservation(id), caller);
