/**
 * Paths of paying the dealer and of the prize wheel, which the specification names no calls for (routes 2.R23, 2.R24).
 *
 * @example
 * paymentEndpoints.payment('p-7') // => '/api/payments/p-7'
 */
export const paymentEndpoints = {
  payments: '/api/payments',
  payment: (id: string) => `/api/payments/${encodeURIComponent(id)}`,
  spin: '/api/spin-to-win',
} as const;
