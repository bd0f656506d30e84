import type { SignInType } from './signInType.ts';

/** The eight reasons to sign in, in the specification's order (row 2.R21). */
export const signInTypes: readonly SignInType[] = [
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
  'watchlist',
];
