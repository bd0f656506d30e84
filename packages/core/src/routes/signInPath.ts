import type { SignInType } from './signInType.ts';

/** Why, where to afterwards, and where to when the visitor gives up. */
export type SignInRequest = { readonly type: SignInType; readonly redirect: string; readonly back: string };

/**
 * The sign-in page with its reason and both ways on (row 2.R20).
 *
 * @example
 * signInPath({ type: 'my-garage', redirect: '/my-garage', back: '/' }); // => '/sign-in?type=my-garage&redirect=%2Fmy-garage&back=%2F'
 */
export const signInPath = ({ type, redirect, back }: SignInRequest): string =>
  `/sign-in?type=${type}&redirect=${encodeURIComponent(redirect)}&back=${encodeURIComponent(back)}`;
