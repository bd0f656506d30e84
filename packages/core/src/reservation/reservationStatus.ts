/** How a payment stands, as the server says it (decision E25): of a deposit that holds a vehicle, or of any other payment. */
export const paymentStatuses = ['pending', 'paid', 'declined', 'expired'] as const;

/** One of them. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Why a vehicle cannot be held any more: somebody bought it, or somebody else holds it. */
export const reservationRefusals = ['sold', 'reserved'] as const;

/** One of them. */
export type ReservationRefusal = (typeof reservationRefusals)[number];
