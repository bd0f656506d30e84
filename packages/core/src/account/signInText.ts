import type { SignInType } from '../routes/signInType.ts';

/** The heading and sentence of the sign-in page. */
type SignInText = { readonly title: string; readonly text: string };

const texts: Readonly<Record<SignInType, SignInText>> = {
  'trade-in': {
    title: 'Sign in to value your trade-in',
    text: 'We keep your valuation with your number, so that you can come back to it.',
  },
  checkout: {
    title: 'Sign in to reserve',
    text: 'A vehicle is held in your name, so we check that your number is yours.',
  },
  finance: {
    title: 'Sign in to apply for finance',
    text: 'Your application is about you alone, so we check that your number is yours.',
  },
  'spin-to-win': {
    title: 'Sign in to spin to win',
    text: 'One spin for each number, so we check that yours is yours.',
  },
  'online-payment': {
    title: 'Sign in to make a payment',
    text: 'Your payment is kept with your number, so we check that it is yours.',
  },
  'car-finance': {
    title: 'Sign in to see your finance',
    text: 'Your quote is about you alone, so we check that your number is yours.',
  },
  'my-garage': { title: 'Sign in to your garage', text: 'Your saved vehicles, enquiries and valuations in one place.' },
  watchlist: {
    title: 'Sign in to save vehicles',
    text: 'Your watchlist is kept with your number, so that you find it on every device.',
  },
};

/**
 * The heading and sentence of the sign-in page, by the reason named in its address.
 *
 * @example
 * signInText('watchlist').title; // => 'Sign in to save vehicles'
 */
export const signInText = (type: SignInType): SignInText => texts[type];
