import type { Storefront } from '../boot/storefront.ts';
import { changeSaved } from './changeSaved.ts';
import { pendingSave } from './pendingSave.ts';

/** Completes the save that led to sign-in (decision E14), once. A vehicle that is on the watchlist already stays. */
export const completeSave = async (storefront: Storefront): Promise<void> => {
  const pending = pendingSave(storefront);
  const car = pending.read();
  pending.write(null);
  if (car === null || storefront.stores.favourites.getState().favourites.some(({ id }) => id === car.id)) return;
  await changeSaved(storefront, car);
};
