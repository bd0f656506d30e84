export { createReservation, type ReservationOutcome, type ReservationInput } from './createReservation.ts';
export { fetchReservation, type PaymentState } from './fetchPaymentState.ts';
export { type Caller } from './callerOptions.ts';
export { reservationEndpoints } from './reservationEndpoints.ts';
export { paymentStateSchema, reservationAnswerSchema, reservationBodySchema } from './schemas.ts';
