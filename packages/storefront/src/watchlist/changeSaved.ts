import { createPath } from 'react-router';
import { changeWatchlist as send } from '@dealer/api/watchlist';
import { analyticsEvents } from '@dealer/core/analytics';
import { type Favourite, watchlistAnswer, watchlistPress } from '@dealer/core/saved';
import { signInPath } from '@dealer/core/routes';
import { sessionOf } from '../auth/sessionOf.ts';
import type { Storefront } from '../boot/storefront.ts';
import { pendingSave } from './pendingSave.ts';

/**
 * Saves a vehicle to the watchlist or removes it. The heart changes at once (optimistic), and changes back with an alert where the server
 * refuses (decision E15). Without a session or a phone it leads to sign-in, after which the save is completed (decision E14).
 */
export const changeSaved = async (storefront: Storefront, car: Favourite): Promise<void> => {
  const { stores, events, api, router, once } = storefront;
  const pendingIds = once('watchlist-changes', () => new Set<number>());
  if (pendingIds.has(car.id)) return;
  pendingIds.add(car.id);

  const list = (): readonly Favourite[] => stores.favourites.getState().favourites;
  const put = (favourites: readonly Favourite[]): void => stores.favourites.getState().replace(favourites);
  const signIn = (): void => {
    pendingSave(storefront).write(car);
    const here = createPath(router.state.location);
    void router.navigate(signInPath({ type: 'watchlist', redirect: here, back: here }));
  };

  try {
    const session = sessionOf(storefront);
    const isSignedIn = (await session.getState().settle()) === 'signedIn';
    const before = list();
    const press = watchlistPress({
      phone: isSignedIn ? session.getState().user?.phone : undefined,
      saved: before.some(({ id }) => id === car.id),
      car,
    });
    if (press.kind === 'signIn') return signIn();

    const others = (): Favourite[] => list().filter(({ id }) => id !== car.id);
    put(press.kind === 'save' ? [car, ...others()] : others());
    const answer = await session.getState().call((bearer) => send(api, press.kind, press.body, { bearer }));
    const outcome = answer.kind === 'ok' ? watchlistAnswer(answer.value) : watchlistAnswer({ error: answer.message });
    if (outcome.kind === 'done') {
      if (press.kind === 'save')
        events.emit({ kind: 'analytics', id: analyticsEvents.saveCar, name: 'save car', carId: car.id });
      return stores.notices.setState({
        notice: { kind: press.kind === 'save' ? 'saved' : 'removed', about: car.name },
      });
    }
    // Restore this car's position; changes of other cars stay.
    if (press.kind === 'save') put(others());
    else
      put([
        ...others().slice(
          0,
          before.findIndex(({ id }) => id === car.id),
        ),
        car,
        ...others().slice(before.findIndex(({ id }) => id === car.id)),
      ]);
    if (session.getState().hasEnded && press.kind === 'save') return signIn();
    return globalThis.alert(outcome.message);
  } finally {
    pendingIds.delete(car.id);
  }
};
