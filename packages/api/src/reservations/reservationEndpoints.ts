/**
 * The paths of reservations (decision E25).
 *
 * @example
 * reservationEndpoints.reservation('r-7') // => '/api/reservations/r-7'
 */
export const reservationEndpoints = {
  reservations: '/api/reservations',
  reservation: (id: string) => `/api/reservations/${encodeURIComponent(id)}`,
} as const;
