/**
 * The paths of payments to the dealer and of the prize wheel.
 *
 * @example
 * paymentEndpoints.payment('p-7') // => '/api/payments/p-7'
 */
export const paymentEndpoints = {
  payments: '/api/payments',
  payment: (id: string) => `/api/payments/${encodeURIComponent(id)}`,
  spin: '/api/spin-to-win',
} as const;
