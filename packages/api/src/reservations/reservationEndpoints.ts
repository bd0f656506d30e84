/** The paths of reservations (decision E25). */
export const reservationEndpoints = {
  reservations: '/api/reservations',
  reservation: (id: string) => `/api/reservations/${encodeURIComponent(id)}`,
} as const;
