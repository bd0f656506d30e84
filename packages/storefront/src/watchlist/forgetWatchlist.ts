import { parseWatchlist } from '@dealer/core/saved';
import type { Storefront } from '../boot/storefront.ts';
import { fieldsOf } from '../stores/fields.ts';
import { removeStored, storedJson } from '../stores/persisted.ts';
import { pendingSave } from './pendingSave.ts';

/**
 * Removes the watchlist from this device on signing out; the server has it under the visitor's phone number. Favourites that the server
 * does not have stay.
 */
export const forgetWatchlist = (storefront: Storefront): void => {
  const { local, stores } = storefront;
  const key = `${local.prefix}watchlist-synced`;
  pendingSave(storefront).write(null);
  const stored = fieldsOf(storedJson(local.storage, key));
  const cars = parseWatchlist(fieldsOf(stored?.['value'])?.['cars']);
  const { favourites, replace } = stores.favourites.getState();
  if (storefront.site.card.favouriteMode === 'save') replace([]);
  else if (cars.length > 0) replace(favourites.filter(({ id }) => !cars.some((car) => car.id === id)));
  removeStored(local.storage, key);
};
