import { homePath } from './paths.ts';
import type { SignInRequest } from './morePaths.ts';
import { type RedirectContext, safeRedirect } from './redirect.ts';
import { signInTypes } from './signInType.ts';

/**
 * The parameters of the sign-in page. An unknown type becomes my-garage; a redirect or way back that is not a page of this site
 * becomes the garage or the home page (decision E11).
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
