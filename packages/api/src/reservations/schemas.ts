import { paymentStatuses, reservationRefusals } from '@dealer/core/reservation';
import * as z from 'zod/mini';

const reference = z.pipe(z.union([z.string().check(z.minLength(1), z.maxLength(200)), z.int()]), z.transform(String));

/** A moment as ISO 8601 on the wire, milliseconds since 1970 here. */
export const momentSchema = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  z.transform((text) => Date.parse(text)),
);

/** What is sent to hold a vehicle: the car, the lead that says who wants it, how it may be paid, and where payment comes back to. */
export const reservationBodySchema = z.object({
  car_id: z.int(),
  lead_id: z.string(),
  payment_processor: z.string(),
  return_url: z.string(),
});

/** What the backend answers: the reservation with its payment page, or why there is none. */
export const reservationAnswerSchema = z.union([
  z.object({ reservation_id: reference, expires_at: z.optional(momentSchema), payment_url: z.optional(z.string()) }),
  z.object({ error: z.enum(reservationRefusals) }),
]);

/** How a payment stands; the end of the hold it pays for, and the page to pay at while that can still be done. */
export const paymentStateSchema = z.object({
  status: z.enum(paymentStatuses),
  expires_at: z.optional(momentSchema),
  payment_url: z.optional(z.string()),
});
