import type { Http } from '../http/http.ts';
import type { PaymentState } from '../reservations/fetchPaymentState.ts';
import { readPaymentState } from '../reservations/fetchPaymentState.ts';
import type { Caller } from '../reservations/callerOptions.ts';
import { paymentEndpoints } from './paymentEndpoints.ts';

/** Fetches the state of a payment to the dealer. */
export const fetchPayment = (
  http: Http,
  id: string,
  caller: Caller & { readonly signal?: AbortSignal | undefined },
): Promise<PaymentState> => readPaymentState(http, paymentEndpoints.payment(id), caller);
