import type { Http } from '../http/http.ts';
import type { PaymentState } from '../reservations/fetchPaymentState.ts';
import { readPaymentState } from '../reservations/fetchPaymentState.ts';
import type { Asker } from '../reservations/askedBy.ts';
import { paymentEndpoints } from './paymentEndpoints.ts';

/**
 * Asks how a payment to the dealer stands.
 *
 * @example
 * await fetchPayment(http, 'p-7', { key, token }) // => { kind: 'known', status: 'paid' }
 */
export const fetchPayment = (
  http: Http,
  id: string,
  asker: Asker & { readonly signal?: AbortSignal | undefined },
): Promise<PaymentState> => readPaymentState(http, paymentEndpoints.payment(id), asker);
