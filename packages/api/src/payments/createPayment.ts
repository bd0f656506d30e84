import type { Http } from '../http/http.ts';
import type { Caller } from '../reservations/callerOptions.ts';
import { callerOptions } from '../reservations/callerOptions.ts';
import { paymentEndpoints } from './paymentEndpoints.ts';
import { paymentAnswerSchema } from './schemas.ts';

/** The outcome of starting a payment. Nothing is charged before the visitor pays on the payment page. */
export type PaymentOutcome =
  | { kind: 'created'; paymentId: string; paymentUrl: string }
  | { kind: 'refused'; message: string }
  | { kind: 'unauthorised' }
  | { kind: 'failed'; because: 'offline' | 'fault' };

export type PaymentInput = { reference: string; amount: number; purpose: string; processor: string; returnUrl: string };

/** Starts a payment to the dealer; `amount` is in dollars. A repeated call with the same key has no further effect. */
export const createPayment = async (
  http: Http,
  { processor, returnUrl, ...payment }: PaymentInput,
  caller: Caller & { readonly key: string },
): Promise<PaymentOutcome> => {
  const answer = await http.json('POST', paymentEndpoints.payments, {
    schema: paymentAnswerSchema,
    body: { ...payment, payment_processor: processor, return_url: returnUrl },
    ...callerOptions(caller),
  });
  if (answer.kind === 'ok')
    return { kind: 'created', paymentId: answer.value.payment_id, paymentUrl: answer.value.payment_url };
  if (answer.reason !== 'status')
    return { kind: 'failed', because: answer.reason === 'malformed' ? 'fault' : 'offline' };
  if (answer.status === 401) return { kind: 'unauthorised' };
  const isRefusal =
    answer.status !== undefined && answer.status >= 400 && answer.status < 500 && answer.message !== undefined;
  return isRefusal ? { kind: 'refused', message: answer.message ?? '' } : { kind: 'failed', because: 'fault' };
};
