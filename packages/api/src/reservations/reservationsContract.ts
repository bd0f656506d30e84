import { defineContract, pathOf } from '../contract/index.ts';
import { reservationEndpoints } from './reservationEndpoints.ts';
import { paymentStateSchema, reservationAnswerSchema, reservationBodySchema } from './schemas.ts';

const key = { 'Idempotency-Key': 'f1e0c2b4-0d2f-4c39-8a31-0d9e4f8f2b11' };

export const createReservationContract = defineContract({
  name: 'Reserve a vehicle',
  text: 'Creates one reservation per vehicle and key. It lasts half an hour for the payment, and 48 hours once the deposit is paid.',
  method: 'POST',
  path: reservationEndpoints.reservations,
  by: 'createReservation',
  calledFrom: 'Reserve online and the online purchase, after their lead was accepted.',
  decisions: 'E25',
  bearer: 'optional',
  idempotencyKey: true,
  request: reservationBodySchema,
  answer: reservationAnswerSchema,
  fields: {
    lead_id: 'The lead of the person who reserves.',
    reservation_id: 'The reference for the visitor, short enough to read out on the phone, such as R1042.',
    return_url: 'The address of this website to which the payment page returns.',
    expires_at: 'ISO 8601: the end of the reservation.',
    payment_url: 'The payment page; opened only if its host is in `services.payments.allowedHosts`.',
    error: 'sold or reserved, with 200 or 409.',
  },
  errors: [
    { when: '`error`: sold or reserved', page: 'Reports it and links to similar vehicles.' },
    { when: '401', page: 'Goes to sign-in and back to the same step.' },
    {
      when: 'No connection or no answer in time',
      page: 'Reports that the result is unknown and retries with the same key.',
    },
    {
      when: 'Another status, or an answer that breaks the contract',
      page: 'Reports the failure and offers a retry or a call; the form is unchanged.',
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
  name: 'Get the state of a reservation',
  text: 'Only this answer confirms a payment; returning from the payment page does not. It is available to the device that created the reservation, by its key, and to the signed-in person it belongs to.',
  method: 'GET',
  path: pathOf(reservationEndpoints.reservation, 'id'),
  by: 'fetchReservation',
  calledFrom: 'The page to which the payment page returns, until the state is final.',
  decisions: 'E25',
  bearer: 'optional',
  headers: { 'Idempotency-Key': 'The key that created it' },
  answer: paymentStateSchema,
  fields: {
    status: 'pending, paid, declined or expired.',
    expires_at: 'ISO 8601.',
    payment_url: 'Present while it can still be paid.',
  },
  errors: [
    { when: '403 or 404', page: 'Reports that the reservation was not found.' },
    { when: '401', page: 'Goes to sign-in and back.' },
    {
      when: 'No connection, no answer in time, another status, or an answer that breaks the contract',
      page: 'Shows the state as not known yet and retries; never reports it as paid.',
    },
  ],
  examples: [
    { params: { id: 'R1042' }, headers: key, answer: { status: 'paid', expires_at: '2026-03-18T00:00:00.000Z' } },
  ],
});
