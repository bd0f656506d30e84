import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import { garagePath, homePath, isOwnPath, readSignIn, type SignInRequest } from '@dealer/core/routes';
import { sessionOf } from '../../auth/sessionOf.ts';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { definePage } from '../../page/definePage.ts';

/** The reason for signing in, and where to go after it or without it: always pages of this site. */
export type SignInLoaderData = SignInRequest;

/**
 * Reads the address of the sign-in page (decision E11). Signed-in visitors are redirected immediately; saving a vehicle
 * also needs a phone on file (decision E14).
 */
const load =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<SignInLoaderData | Response> => {
    const { site } = deps;
    const { origin, search } = new URL(request.url);
    const signIn = readSignIn(search, {
      origin,
      isOwnPath: (path) => isOwnPath(path, site),
      garagePath: garagePath(site) ?? homePath,
    });
    const session = sessionOf(deps);
    const isSignedIn = (await session.getState().settle()) === 'signedIn';
    const isKnown = isSignedIn && (signIn.type !== 'watchlist' || session.getState().user?.phone !== undefined);
    return isKnown ? redirect(signIn.redirect) : signIn;
  };

/** The way into the visitor’s garage. */
export const page = definePage({
  route: 'signIn',
  isPrivate: true,
  load,
});
