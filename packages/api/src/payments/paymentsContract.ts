import { defineContract, pathOf } from '../contract/index.ts';
import { paymentStateSchema } from '../reservations/schemas.ts';
import { paymentEndpoints } from './paymentEndpoints.ts';
import { paymentAnswerSchema, paymentBodySchema, spinAnswerSchema, spinBodySchema } from './schemas.ts';

const key = { 'Idempotency-Key': '0a4b7d52-9b55-4f7b-9a3f-6a3f1e2d7c90' };
const signedOut = { when: '401', page: 'Signs in again and comes back.' };

export const createPaymentContract = defineContract({
  name: 'Start a payment',
  text: 'An online payment to the dealer: an invoice, a deposit, a part. Nothing is taken before the visitor pays at the payment page, and nothing of a card passes this website.',
  method: 'POST',
  path: paymentEndpoints.payments,
  by: 'createPayment',
  calledFrom: '/online-payment.',
  source: 'Specification section 2, /online-payment',
  bearer: 'optional',
  idempotencyKey: true,
  request: paymentBodySchema,
  answer: paymentAnswerSchema,
  fields: {
    amount: 'Dollars.',
    return_url: 'Where the payment page comes back to: an address of this website.',
    payment_url: 'Opened only where its host stands in `services.payments.allowedHosts`.',
  },
  errors: [
    { when: '4xx with `error`', page: 'The form says these words and keeps what was typed.' },
    signedOut,
    {
      when: 'No connection, no answer in time, another status, or an answer that breaks the contract',
      page: 'Says that nothing was taken, keeps what was typed, and tries again with the same key.',
    },
  ],
  examples: [
    {
      headers: key,
      request: {
        reference: 'INV-1042',
        amount: 250,
        purpose: 'Service or repair',
        payment_processor: 'hosted',
        return_url: 'https://dealer.example/online-payment',
      },
      answer: { payment_id: 'p-7', payment_url: 'https://pay.example/p-7' },
    },
  ],
});

export const paymentContract = defineContract({
  name: 'Ask how a payment stands',
  text: 'This answer alone decides what a page says was paid.',
  method: 'GET',
  path: pathOf(paymentEndpoints.payment, 'id'),
  by: 'fetchPayment',
  calledFrom: '/online-payment, when the payment page comes back to it.',
  source: 'Decision E25',
  bearer: 'optional',
  headers: { 'Idempotency-Key': 'The key that made it' },
  answer: paymentStateSchema,
  fields: { status: 'pending, paid, declined or expired.' },
  errors: [
    { when: '403 or 404', page: 'Says that it knows of no such payment.' },
    signedOut,
    { when: 'Anything else', page: 'Says that it does not know yet, and asks again; never that it was paid.' },
  ],
  examples: [
    { params: { id: 'p-7' }, headers: key, answer: { status: 'pending', payment_url: 'https://pay.example/p-7' } },
  ],
});

export const spinLookContract = defineContract({
  name: 'Look what was won',
  text: 'The prize of whoever asks: null where they have not spun yet.',
  method: 'GET',
  path: paymentEndpoints.spin,
  by: 'spin',
  calledFrom: '/spin-to-win, when it is opened.',
  source: 'Specification section 2, /spin-to-win',
  bearer: 'optional',
  headers: { 'Idempotency-Key': 'The device’s key' },
  answer: spinAnswerSchema,
  errors: [signedOut, { when: 'Anything else', page: 'Says so, with a way to try again.' }],
  examples: [{ headers: key, answer: { prize: null } }],
});

export const spinDrawContract = defineContract({
  name: 'Draw a prize',
  text: 'The backend draws, once for each visitor: asking again answers the same prize.',
  method: 'POST',
  path: paymentEndpoints.spin,
  by: 'spin',
  calledFrom: '/spin-to-win, Spin.',
  source: 'Specification section 2, /spin-to-win',
  bearer: 'optional',
  idempotencyKey: true,
  request: spinBodySchema,
  answer: spinAnswerSchema,
  fields: { prizes: 'By name, as the site lists them.', prize: 'One of these.' },
  errors: [
    signedOut,
    { when: 'A prize that the wheel does not show, or anything else', page: 'Says so; the wheel has not turned.' },
  ],
  examples: [{ headers: key, request: { prizes: ['Free service', 'A car wash'] }, answer: { prize: 'A car wash' } }],
});
