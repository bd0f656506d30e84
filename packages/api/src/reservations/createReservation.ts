import type { ReservationRefusal } from '@dealer/core/reservation';
import { reservationRefusals } from '@dealer/core/reservation';
import type { Http } from '../http/http.ts';
import type { Asker } from './askedBy.ts';
import { askedBy } from './askedBy.ts';
import { reservationEndpoints } from './reservationEndpoints.ts';
import { reservationAnswerSchema } from './schemas.ts';

/** What became of the wish to hold a vehicle. */
export type ReservationOutcome =
  | { kind: 'created'; reservationId: string; paymentUrl?: string; expiresAt?: number }
  | { kind: 'refused'; because: ReservationRefusal }
  /** Signed out meanwhile. */
  | { kind: 'unauthorised' }
  /** Nobody knows: it may be asked again with the same key, and is made once. */
  | { kind: 'failed'; because: 'offline' | 'fault' };

export type ReservationWish = { carId: number; leadId: string; processor: string; returnUrl: string };

/**
 * Asks to hold a vehicle (decision E25). The key makes it safe to ask twice: one key, one reservation.
 *
 * @example
 * const outcome = await createReservation(http, { carId: 7, leadId: '1001', processor: 'hosted', returnUrl }, { key });
 */
export const createReservation = async (
  http: Http,
  { carId, leadId, processor, returnUrl }: ReservationWish,
  asker: Asker & { readonly key: string },
): Promise<ReservationOutcome> => {
  const answer = await http.json('POST', reservationEndpoints.reservations, {
    schema: reservationAnswerSchema,
    body: { car_id: carId, lead_id: leadId, payment_processor: processor, return_url: returnUrl },
    ...askedBy(asker),
  });
  if (answer.kind === 'ok') {
    if ('error' in answer.value) return { kind: 'refused', because: answer.value.error };
    const { reservation_id: reservationId, payment_url: paymentUrl, expires_at: expiresAt } = answer.value;
    return {
      kind: 'created',
      reservationId,
      ...(paymentUrl === undefined ? {} : { paymentUrl }),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    };
  }
  if (answer.reason !== 'status')
    return { kind: 'failed', because: answer.reason === 'malformed' ? 'fault' : 'offline' };
  if (answer.status === 401) return { kind: 'unauthorised' };
  const because = reservationRefusals.find((refusal) => refusal === answer.message);
  return because === undefined ? { kind: 'failed', because: 'fault' } : { kind: 'refused', because };
};
