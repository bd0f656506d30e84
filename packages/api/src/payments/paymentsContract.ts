import { defineContract, pathOf } from '../contract/index.ts';
import { paymentStateSchema } from '../reservations/schemas.ts';
import { paymentEndpoints } from './paymentEndpoints.ts';
import { paymentAnswerSchema, paymentBodySchema, spinAnswerSchema, spinBodySchema } from './schemas.ts';

const key = { 'Idempotency-Key': '0a4b7d52-9b55-4f7b-9a3f-6a3f1e2d7c90' };
const signedOut = { when: '401', page: 'Goes to sign-in and back.' };

export const createPaymentContract = defineContract({
  name: 'Start a payment',
  text: 'Starts an online payment to the dealer, for example for an invoice, a deposit or a part. Nothing is charged before the visitor pays on the payment page. This website never handles card data.',
  method: 'POST',
  path: paymentEndpoints.payments,
  by: 'createPayment',
  calledFrom: '/online-payment.',
  bearer: 'optional',
  idempotencyKey: true,
  request: paymentBodySchema,
  answer: paymentAnswerSchema,
  fields: {
    amount: 'Dollars.',
    return_url: 'The address of this website to which the payment page returns.',
    payment_url: 'Opened only if its host is in `services.payments.allowedHosts`.',
  },
  errors: [
    { when: '4xx with `error`', page: 'The form shows this message; its fields are unchanged.' },
    signedOut,
    {
      when: 'No connection, no answer in time, another status, or an answer that breaks the contract',
      page: 'Reports that nothing was charged; the form is unchanged, and a retry uses the same key.',
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
  name: 'Get the state of a payment',
  text: 'Only this answer confirms a payment.',
  method: 'GET',
  path: pathOf(paymentEndpoints.payment, 'id'),
  by: 'fetchPayment',
  calledFrom: '/online-payment, after returning from the payment page.',
  decisions: 'E25',
  bearer: 'optional',
  headers: { 'Idempotency-Key': 'The key that created it' },
  answer: paymentStateSchema,
  fields: { status: 'pending, paid, declined or expired.' },
  errors: [
    { when: '403 or 404', page: 'Reports that the payment was not found.' },
    signedOut,
    { when: 'Any other failure', page: 'Shows the state as not known yet and retries; never reports it as paid.' },
  ],
  examples: [
    { params: { id: 'p-7' }, headers: key, answer: { status: 'pending', payment_url: 'https://pay.example/p-7' } },
  ],
});

export const spinLookContract = defineContract({
  name: 'Get the prize',
  text: 'The prize of the caller: null before the first spin.',
  method: 'GET',
  path: paymentEndpoints.spin,
  by: 'spin',
  calledFrom: '/spin-to-win, when it is opened.',
  bearer: 'optional',
  headers: { 'Idempotency-Key': 'The device’s key' },
  answer: spinAnswerSchema,
  errors: [signedOut, { when: 'Any other failure', page: 'Reports the failure, with Try again.' }],
  examples: [{ headers: key, answer: { prize: null } }],
});

export const spinDrawContract = defineContract({
  name: 'Draw a prize',
  text: 'The backend draws once per visitor; repeated calls return the same prize.',
  method: 'POST',
  path: paymentEndpoints.spin,
  by: 'spin',
  calledFrom: '/spin-to-win, Spin.',
  bearer: 'optional',
  idempotencyKey: true,
  request: spinBodySchema,
  answer: spinAnswerSchema,
  fields: { prizes: 'The names of the site’s prizes.', prize: 'One of these.' },
  errors: [
    signedOut,
    { when: 'A prize that the wheel does not show, or any other failure', page: 'Reports the failure without a spin.' },
  ],
  examples: [{ headers: key, request: { prizes: ['Free service', 'A car wash'] }, answer: { prize: 'A car wash' } }],
});
