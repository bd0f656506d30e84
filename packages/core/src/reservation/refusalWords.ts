import type { ReservationRefusal } from './reservationStatus.ts';

/**
 * What is said when a vehicle was sold or reserved while somebody was about to hold it: before any payment, so that nothing was paid.
 *
 * @example
 * refusalWords('sold').title; // => 'This vehicle has just been sold'
 */
export const refusalWords = (refusal: ReservationRefusal): { readonly title: string; readonly text: string } =>
  refusal === 'sold'
    ? {
        title: 'This vehicle has just been sold',
        text: 'Somebody was faster. You have not reserved it and nothing was paid.',
      }
    : {
        title: 'Somebody else has reserved this vehicle',
        text: 'It is held for them at the moment. You have not reserved it and nothing was paid. It may come back: ask us to tell you.',
      };
