/**
 * Paths of holding a vehicle and paying (decision E25); apart from `endpoints`, which every first load carries.
 *
 * @example
 * reservationEndpoints.reservation('r-7') // => '/api/reservations/r-7'
 */
export const reservationEndpoints = {
  reservations: '/api/reservations',
  reservation: (id: string) => `/api/reservations/${encodeURIComponent(id)}`,
} as const;
