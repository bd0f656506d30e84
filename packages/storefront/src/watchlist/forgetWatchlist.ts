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
    const ids = fieldsOf(fieldsOf(stored)?.['value'])?.['ids'];
    const { favourites, replace } = stores.favourites.getState();
    if (storefront.site.card.favouriteMode === 'save') replace([]);
    else if (Array.isArray(ids)) replace(favourites.filter(({ id }) => !ids.includes(id)));
  } catch {
    // Nothing could be kept, so nothing is left.
  }
  removeStored(local.storage, key);
};
