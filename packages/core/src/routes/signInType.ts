import * as z from 'zod/mini';

/** What a visitor signs in for (row 2.R21). */
export const signInTypeSchema = z.enum([
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
  'watchlist',
]);

/** One of the eight reasons to sign in; `signInTypes` lists them without a schema. */
export type SignInType = z.infer<typeof signInTypeSchema>;
