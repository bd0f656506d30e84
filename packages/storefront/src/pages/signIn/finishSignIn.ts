import type { NavigateFunction } from 'react-router';
import type { SignInRequest } from '@dealer/core/routes';
import type { Storefront } from '../../boot/storefront.ts';
import { keepUserDetails } from '../../auth/keepUserDetails.ts';
import { completeSave } from '../../watchlist/completeSave.ts';
import { syncWatchlist } from '../../watchlist/syncWatchlist.ts';

/**
 * What follows a right code: who it is prefills forms, a save that led here is completed (decision E14), what the device had saved joins
 * the watchlist, and the visitor goes on to where they wanted to go.
 *
 * @example
 * await finishSignIn(storefront, { type: 'my-garage', redirect: '/my-garage', back: '/' }, navigate);
 */
export const finishSignIn = async (
  storefront: Storefront,
  { type, redirect }: SignInRequest,
  navigate: NavigateFunction,
): Promise<void> => {
  keepUserDetails(storefront);
  await navigate(redirect, { replace: true });
  if (type === 'watchlist') await completeSave(storefront);
  // Nobody waits for it: the garage asks again.
  void syncWatchlist(storefront);
};
