import { parseWatchlist } from '@dealer/core/local';
import type { Storefront } from '../boot/storefront.ts';
import { fieldsOf } from '../stores/fields.ts';
import { removeStored } from '../stores/removeStored.ts';
import { pendingSave } from './pendingSave.ts';

/**
 * Takes the watchlist of whoever signs out off this device: it stays with their number. What the device marked and the server never heard
 * of stays here.
 *
 * @example
 * forgetWatchlist(storefront);
 */
export const forgetWatchlist = (storefront: Storefront): void => {
  const { local, stores } = storefront;
  const key = `${local.prefix}watchlist-synced`;
  pendingSave(storefront).write(null);
  try {
    const stored: unknown = JSON.parse(local.storage.getItem(key) ?? 'null');
    const cars = parseWatchlist(fieldsOf(fieldsOf(stored)?.['value'])?.['cars']);
    const { favourites, replace } = stores.favourites.getState();
    if (storefront.site.card.favouriteMode === 'save') replace([]);
    else if (cars.length > 0) replace(favourites.filter(({ id }) => !cars.some((car) => car.id === id)));
  } catch {
    // Nothing could be kept, so nothing is left.
  }
  removeStored(local.storage, key);
};
