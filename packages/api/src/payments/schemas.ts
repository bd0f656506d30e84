import * as z from 'zod/mini';
import { referenceSchema } from '../reservations/schemas.ts';

/** The request that starts a payment. The amount is in dollars; there is no card data. */
export const paymentBodySchema = z.object({
  reference: z.string(),
  amount: z.number(),
  purpose: z.string(),
  payment_processor: z.string(),
  return_url: z.string(),
});

/** The created payment and its payment page. */
export const paymentAnswerSchema = z.object({ payment_id: referenceSchema, payment_url: z.string() });

/** The request of a spin: the names of the site's prizes. */
export const spinBodySchema = z.object({ prizes: z.array(z.string()) });

/** The visitor's prize; null before the first spin. */
export const spinAnswerSchema = z.object({ prize: z.nullable(z.string()) });
