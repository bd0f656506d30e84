import { type ReservationRefusal, reservationRefusals } from '@dealer/core/checkout';
import type { Http } from '../http/http.ts';
import { callerOptions, type Caller } from './callerOptions.ts';
import { reservationEndpoints } from './reservationEndpoints.ts';
import { reservationAnswerSchema } from './schemas.ts';

/** The outcome of `createReservation`. */
export type ReservationOutcome =
  | { kind: 'created'; reservationId: string; paymentUrl?: string; expiresAt?: number }
  | { kind: 'refused'; because: ReservationRefusal }
  /** The session has expired. */
  | { kind: 'unauthorised' }
  /** The result is unknown; a retry with the same key is safe. */
  | { kind: 'failed'; because: 'offline' | 'fault' };

export type ReservationInput = { carId: number; leadId: string; processor: string; returnUrl: string };

/** Reserves a vehicle (decision E25). A repeated call with the same key returns the same reservation. */
export const createReservation = async (
  http: Http,
  { carId, leadId, processor, returnUrl }: ReservationInput,
  caller: Caller & { readonly key: string },
): Promise<ReservationOutcome> => {
  const answer = await http.json('POST', reservationEndpoints.reservations, {
    schema: reservationAnswerSchema,
    body: { car_id: carId, lead_id: leadId, payment_processor: processor, return_url: returnUrl },
    ...callerOptions(caller),
  });
  if (answer.kind === 'ok') {
    if ('error' in answer.value) return { kind: 'refused', because: answer.value.error };
    const { reservation_id: reservationId, payment_url: paymentUrl, expires_at: expiresAt } = answer.value;
    return { kind: 'created', reservationId, paymentUrl, expiresAt };
  }
  if (answer.reason !== 'status')
    return { kind: 'failed', because: answer.reason === 'malformed' ? 'fault' : 'offline' };
  if (answer.status === 401) return { kind: 'unauthorised' };
  const because = reservationRefusals.find((refusal) => refusal === answer.message);
  return because === undefined ? { kind: 'failed', because: 'fault' } : { kind: 'refused', because };
};
