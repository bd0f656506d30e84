export { createReservation, type ReservationOutcome, type ReservationWish } from './createReservation.ts';
export { fetchReservation, type PaymentState } from './fetchPaymentState.ts';
export { type Asker } from './askedBy.ts';
export { reservationEndpoints } from './reservationEndpoints.ts';
export { paymentStateSchema, reservationAnswerSchema, reservationBodySchema } from './schemas.ts';
