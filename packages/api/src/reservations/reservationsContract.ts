import { defineContract, pathOf } from '../contract/index.ts';
import { reservationEndpoints } from './reservationEndpoints.ts';
import { paymentStateSchema, reservationAnswerSchema, reservationBodySchema } from './schemas.ts';

const key = { 'Idempotency-Key': 'f1e0c2b4-0d2f-4c39-8a31-0d9e4f8f2b11' };

export const createReservationContract = defineContract({
  name: 'Hold a vehicle',
  text: 'One reservation for a vehicle and one for a key. It is held half an hour for payment, and 48 hours once the deposit is paid.',
  method: 'POST',
  path: reservationEndpoints.reservations,
  by: 'createReservation',
  calledFrom: 'Reserve online and the online purchase, after their lead was taken.',
  source: 'Specification section 9, Reserve hold; decision E25',
  bearer: 'optional',
  idempotencyKey: true,
  request: reservationBodySchema,
  answer: reservationAnswerSchema,
  fields: {
    lead_id: 'The lead that says who wants it.',
    reservation_id: 'The reference that the visitor is told: short enough to be read out on the phone, such as R1042.',
    return_url: 'Where the payment page comes back to: an address of this website.',
    expires_at: 'ISO 8601: the end of the hold.',
    payment_url: 'The payment page; opened only where its host stands in `services.payments.allowedHosts`.',
    error: 'sold or reserved, with 200 or 409.',
  },
  errors: [
    { when: '`error`: sold or reserved', page: 'Says that somebody was quicker, and leads to similar vehicles.' },
    { when: '401', page: 'Signs in again and comes back to the same step.' },
    {
      when: 'No connection or no answer in time',
      page: 'Nobody knows: the page says so and asks again with the same key.',
    },
    {
      when: 'Another status, or an answer that breaks the contract',
      page: 'Says that it did not work, keeps what was typed, and offers to try again or to call.',
    },
  ],
  examples: [
    {
      headers: key,
      request: {
        car_id: 1001,
        lead_id: '1001',
        payment_processor: 'hosted',
        return_url: 'https://dealer.example/cars/2022-toyota-hilux-1001/checkout',
      },
      answer: {
        reservation_id: 'R1042',
        expires_at: '2026-03-18T00:00:00.000Z',
        payment_url: 'https://pay.example/R1042',
      },
    },
  ],
});

export const reservationContract = defineContract({
  name: 'Ask how a reservation stands',
  text: 'This answer alone decides what a page says was done: coming back from the payment page proves nothing. It is given to the device that made the reservation, by its key, and to the signed-in person it is of.',
  method: 'GET',
  path: pathOf(reservationEndpoints.reservation, 'id'),
  by: 'fetchReservation',
  calledFrom: 'The page that the payment page comes back to, until it is known.',
  source: 'Decision E25',
  bearer: 'optional',
  headers: { 'Idempotency-Key': 'The key that made it' },
  answer: paymentStateSchema,
  fields: {
    status: 'pending, paid, declined or expired.',
    expires_at: 'ISO 8601.',
    payment_url: 'While it can still be paid.',
  },
  errors: [
    { when: '403 or 404', page: 'Says that it knows of no such reservation.' },
    { when: '401', page: 'Signs in again and comes back.' },
    {
      when: 'No connection, no answer in time, another status, or an answer that breaks the contract',
      page: 'Says that it does not know yet, and asks again; never that it was paid.',
    },
  ],
  examples: [
    { params: { id: 'R1042' }, headers: key, answer: { status: 'paid', expires_at: '2026-03-18T00:00:00.000Z' } },
  ],
});
