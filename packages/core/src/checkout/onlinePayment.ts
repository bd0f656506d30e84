import * as z from 'zod/mini';
import { readAmount } from '../format/readAmount.ts';
import { visibleText } from '../format/visibleText.ts';

/**
 * The payment processor for a vehicle: the first in its feed's `payment_processors` that the site supports; the site's first if
 * the feed names none; undefined if the feed names only unsupported ones, because the dealer could not receive the payment.
 *
 * @example
 * choosePaymentProcessor(['stripe'], ['hosted', 'stripe']); // => 'stripe'
 * choosePaymentProcessor([], ['hosted']); // => 'hosted'
 */
export const choosePaymentProcessor = <Name extends string>(
  named: readonly string[],
  served: readonly Name[],
): Name | undefined => {
  if (named.length === 0) return served[0];
  for (const name of named) {
    const wanted = name.trim().toLowerCase();
    const found = served.find((one) => one.toLowerCase() === wanted);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** What an online payment can be for. */
export const paymentPurposes = ['Deposit', 'Balance of a vehicle', 'Service or repair', 'Parts', 'Other'] as const;

/** The smallest and largest online payment in dollars. */
const paymentBounds = { min: 1, max: 50_000 } as const;

/** The error messages of the payment form. */
export const paymentMessages = {
  reference: 'Please enter the reference on your invoice or contract.',
  referenceForm: 'Please enter the reference as it is printed: letters, numbers, dashes and slashes only.',
  amount: 'Please enter the amount.',
  amountForm: 'Please enter an amount between $1 and $50,000.',
  purpose: 'Please choose what the payment is for.',
} as const;

const referencePattern = /^[\p{L}\p{N}][\p{L}\p{N} ./_-]{0,39}$/u;

/** Dollars with at most two decimals, with or without "$" and commas. */
const amountPattern = /^\$?\s*(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/;

const isAmount = (text: string): boolean => {
  const amount = amountPattern.test(text) ? readAmount(text) : undefined;
  return amount !== undefined && amount >= paymentBounds.min && amount <= paymentBounds.max;
};

/**
 * The schema of the online payment form: a reference, an amount in dollars and a purpose. The form has no card data.
 *
 * @example
 * onlinePaymentSchema.safeParse({ reference: 'INV-1042', amount: '250', purpose: 'Service or repair' }).success; // => true
 */
export const onlinePaymentSchema = z.object({
  reference: z.string().check(
    z.overwrite(visibleText),
    z.trim(),
    z.refine((text) => text !== '', { error: paymentMessages.reference, abort: true }),
    z.refine((text) => referencePattern.test(text), { error: paymentMessages.referenceForm }),
  ),
  amount: z.string().check(
    z.overwrite(visibleText),
    z.trim(),
    z.refine((text) => text !== '', { error: paymentMessages.amount, abort: true }),
    z.refine(isAmount, { error: paymentMessages.amountForm }),
  ),
  purpose: z
    .string()
    .check(z.refine((value) => paymentPurposes.some((one) => one === value), { error: paymentMessages.purpose })),
});

/** The values of a valid payment form. */
export type OnlinePayment = z.infer<typeof onlinePaymentSchema>;
