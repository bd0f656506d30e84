import * as z from 'zod/mini';
import { readAmount } from '../format/readAmount.ts';

/** What a payment may be for. */
export const paymentPurposes = ['Deposit', 'Balance of a vehicle', 'Service or repair', 'Parts', 'Other'] as const;

/** One of them. */
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** Dollars that may be paid at once, both ends included. */
export const paymentBounds = { min: 1, max: 50_000 } as const;

/** What the form says when something is missing or wrong. */
export const paymentMessages = {
  reference: 'Please enter the reference on your invoice or contract.',
  referenceForm: 'Please enter the reference as it is printed: letters, numbers, dashes and slashes only.',
  amount: 'Please enter the amount.',
  amountForm: 'Please enter an amount between $1 and $50,000.',
  purpose: 'Please choose what the payment is for.',
} as const;

const referencePattern = /^[\p{L}\p{N}][\p{L}\p{N} ./_-]{0,39}$/u;

/** Dollars and at most two decimals, with or without "$" and commas. */
const amountPattern = /^\$?\s*(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/;

const isAmount = (text: string): boolean => {
  const amount = amountPattern.test(text) ? readAmount(text) : undefined;
  return amount !== undefined && amount >= paymentBounds.min && amount <= paymentBounds.max;
};

/**
 * What the page for paying the dealer accepts: a reference, an amount in dollars and what it is for (row 2.R23). No card data is ever
 * asked here.
 *
 * @example
 * onlinePaymentSchema.safeParse({ reference: 'INV-1042', amount: '250', purpose: 'Service or repair' }).success; // => true
 */
export const onlinePaymentSchema = z.object({
  reference: z.string().check(
    z.trim(),
    z.refine((text) => text !== '', { error: paymentMessages.reference, abort: true }),
    z.refine((text) => referencePattern.test(text), { error: paymentMessages.referenceForm }),
  ),
  amount: z.string().check(
    z.trim(),
    z.refine((text) => text !== '', { error: paymentMessages.amount, abort: true }),
    z.refine(isAmount, { error: paymentMessages.amountForm }),
  ),
  purpose: z
    .string()
    .check(z.refine((value) => paymentPurposes.some((one) => one === value), { error: paymentMessages.purpose })),
});

/** The values of the form. */
export type OnlinePayment = z.infer<typeof onlinePaymentSchema>;
