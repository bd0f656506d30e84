/** The paths of payments to the dealer and of the prize wheel. */
export const paymentEndpoints = {
  payments: '/api/payments',
  payment: (id: string) => `/api/payments/${encodeURIComponent(id)}`,
  spin: '/api/spin-to-win',
} as const;
