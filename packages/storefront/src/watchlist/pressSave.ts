import { favouriteOf } from '@dealer/core/saved';
import type { Vehicle } from '@dealer/core/vehicle';
import type { Storefront } from '../boot/storefront.ts';
import { rememberPrices } from '../stores/savedPrices.ts';
import { changeSaved } from './changeSaved.ts';

/** What pressing the save control of a vehicle does on a site whose vehicles are saved to the watchlist. */
export const pressSave = async (storefront: Storefront, vehicle: Vehicle): Promise<void> => {
  rememberPrices(storefront.local, [vehicle]);
  await changeSaved(storefront, favouriteOf(vehicle));
};
