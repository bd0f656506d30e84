export { askAgainMs } from './askAgainMs.ts';
export { holdAfter } from './holdAfter.ts';
export { holdEnd } from './holdEnd.ts';
export { keepReservation, parseKeptReservations, type KeptReservation } from './keptReservations.ts';
export { paymentWords, type PaidFor, type PaymentWords } from './paymentWords.ts';
export { refusalWords } from './refusalWords.ts';
export {
  paymentStatuses,
  reservationRefusals,
  type PaymentStatus,
  type ReservationRefusal,
} from './reservationStatus.ts';
