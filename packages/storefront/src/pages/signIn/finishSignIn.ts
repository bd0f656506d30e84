import type { NavigateFunction } from 'react-router';
import type { SignInRequest } from '@dealer/core/routes';
import type { Storefront } from '../../boot/storefront.ts';
import { saveUserDetails } from '../../auth/saveUserDetails.ts';
import { completeSave } from '../../watchlist/completeSave.ts';
import { syncWatchlist } from '../../watchlist/syncWatchlist.ts';

/**
 * Completes a sign-in: details prefill forms, the save that required it is done (decision E14), favourites of the device join
 * the watchlist, and the visitor continues to the page they wanted.
 */
export const finishSignIn = async (
  storefront: Storefront,
  { type, redirect }: SignInRequest,
  navigate: NavigateFunction,
): Promise<void> => {
  saveUserDetails(storefront);
  await navigate(redirect, { replace: true });
  if (type === 'watchlist') await completeSave(storefront);
  // Not awaited: the garage loads it again.
  void syncWatchlist(storefront);
};
