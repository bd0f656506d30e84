import { paymentStatuses, reservationRefusals } from '@dealer/core/checkout';
import * as z from 'zod/mini';

/** The id of a reservation or payment: a string or integer on the wire, parsed to a string. */
export const referenceSchema = z.pipe(
  z.union([z.string().check(z.minLength(1), z.maxLength(200)), z.int()]),
  z.transform(String),
);

/** A time: ISO 8601 on the wire, parsed to milliseconds since 1970. */
const timeSchema = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  z.transform((text) => Date.parse(text)),
);

/** The request that reserves a vehicle. */
export const reservationBodySchema = z.object({
  car_id: z.int(),
  lead_id: z.string(),
  payment_processor: z.string(),
  return_url: z.string(),
});

/** The created reservation with its payment page, or why the backend refused it. */
export const reservationAnswerSchema = z.union([
  z.object({
    reservation_id: referenceSchema,
    expires_at: z.optional(timeSchema),
    payment_url: z.optional(z.string()),
  }),
  z.object({ error: z.enum(reservationRefusals) }),
]);

/** The state of a payment, the end of its reservation, and the payment page while it can still be paid. */
export const paymentStateSchema = z.object({
  status: z.enum(paymentStatuses),
  expires_at: z.optional(timeSchema),
  payment_url: z.optional(z.string()),
});
