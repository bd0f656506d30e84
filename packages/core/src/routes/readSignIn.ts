import { homePath } from './paths.ts';
import type { SignInRequest } from './morePaths.ts';
import { safeRedirect } from './safeRedirect.ts';
import type { RedirectContext } from './safeRedirect.ts';
import { signInTypes } from './signInTypes.ts';

/**
 * What the address of the sign-in page asks for (row 2.R20). A type that nobody knows is my-garage, as a visitor who typed the
 * address wants; a redirect or way back that is not a page of this site is the garage or the home page (decision E11).
 *
 * @example
 * readSignIn('?type=watchlist&redirect=/cars/hilux-7&back=//evil.example', ctx); // => { type: 'watchlist', redirect: '/cars/hilux-7', back: '/' }
 */
export const readSignIn = (
  queryString: string,
  ctx: RedirectContext & { readonly garagePath: string },
): SignInRequest => {
  const params = new URLSearchParams(queryString.replace(/^\?/, '').slice(0, 8_000));
  const type = signInTypes.find((known) => known === params.get('type')) ?? 'my-garage';
  return {
    type,
    redirect: safeRedirect(params.get('redirect'), ctx) ?? ctx.garagePath,
    back: safeRedirect(params.get('back'), ctx) ?? homePath,
  };
};
