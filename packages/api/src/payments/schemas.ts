import * as z from 'zod/mini';

const reference = z.pipe(z.union([z.string().check(z.minLength(1), z.maxLength(200)), z.int()]), z.transform(String));

/** What is sent to start a payment: dollars, what for, and where the payment page comes back to. Never anything of a card. */
export const paymentBodySchema = z.object({
  reference: z.string(),
  amount: z.number(),
  purpose: z.string(),
  payment_processor: z.string(),
  return_url: z.string(),
});

/** What the backend answers: the payment and its page. */
export const paymentAnswerSchema = z.object({ payment_id: reference, payment_url: z.string() });

/** What is sent to spin: the prizes by name, as the site lists them. */
export const spinBodySchema = z.object({ prizes: z.array(z.string()) });

/** The prize that was drawn, once for each visitor; null where they have not spun yet. */
export const spinAnswerSchema = z.object({ prize: z.nullable(z.string()) });
