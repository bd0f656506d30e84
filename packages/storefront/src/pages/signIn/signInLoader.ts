import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import { garagePath, homePath, isOwnPath, readSignIn } from '@dealer/core/routes';
import type { SignInRequest } from '@dealer/core/routes';
import { sessionOf } from '../../auth/sessionOf.ts';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/** Why the visitor signs in, and both ways on: only ever pages of this site. */
export type SignInLoaderData = SignInRequest;

/**
 * Reads the address of the sign-in page (row 2.R20; decision E11). Whoever is signed in already goes on at once; only to save a vehicle
 * a phone on file is needed too (decision E14).
 *
 * @example
 * { path: 'sign-in', loader: signInLoader(deps) }
 */
export const signInLoader =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<SignInLoaderData | Response> => {
    const { site } = deps;
    const { origin, search } = new URL(request.url);
    const asked = readSignIn(search, {
      origin,
      isOwnPath: (path) => isOwnPath(path, site),
      garagePath: garagePath(site) ?? homePath,
    });
    const session = sessionOf(deps);
    const isSignedIn = (await session.getState().settle()) === 'signedIn';
    const isKnown = isSignedIn && (asked.type !== 'watchlist' || session.getState().user?.phone !== undefined);
    return isKnown ? redirect(asked.redirect) : asked;
  };
