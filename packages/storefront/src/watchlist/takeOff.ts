import { changeWatchlist } from '@dealer/api/watchlist';
import { errorText } from '@dealer/core/errors';
import { watchlistAnswer, watchlistBody } from '@dealer/core/saved';
import { sessionOf } from '../auth/sessionOf.ts';
import type { Storefront } from '../boot/storefront.ts';

/**
 * Removes a vehicle from the watchlist that is not in the device's list, such as one that the dealer no longer lists. Returns whether it
 * was removed.
 */
export const takeOff = async (storefront: Storefront, id: number): Promise<boolean> => {
  const { call, user } = sessionOf(storefront).getState();
  const answer = await call((bearer) =>
    changeWatchlist(storefront.api, 'remove', watchlistBody(user?.phone ?? '', { id }), { bearer }),
  );
  const outcome =
    answer.kind === 'ok'
      ? watchlistAnswer(answer.value)
      : { kind: 'failed' as const, message: answer.message ?? errorText('watchlist') };
  if (outcome.kind === 'failed') globalThis.alert(outcome.message);
  return outcome.kind === 'done';
};
