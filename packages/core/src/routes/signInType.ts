import * as z from 'zod/mini';

/** The eight reasons to sign in, in this order. */
export const signInTypes = [
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
  'watchlist',
] as const;

/** The reason to sign in. */
export const signInTypeSchema = z.enum(signInTypes);

/** One of the eight reasons to sign in; `signInTypes` lists them without a schema. */
export type SignInType = z.infer<typeof signInTypeSchema>;
