export { createPayment, type PaymentOutcome, type PaymentInput } from './createPayment.ts';
export { fetchPayment } from './fetchPayment.ts';
export { paymentEndpoints } from './paymentEndpoints.ts';
export { paymentAnswerSchema, paymentBodySchema, spinAnswerSchema, spinBodySchema } from './schemas.ts';
export { spin, type SpinOutcome } from './spin.ts';
