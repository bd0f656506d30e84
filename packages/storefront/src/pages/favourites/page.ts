import type { Favourite } from '@dealer/core/saved';
import type { Vehicle } from '@dealer/core/vehicle';
import { garagePath } from '@dealer/core/routes';
import { redirect } from 'react-router';
import { definePage, provides } from '../../page/definePage.ts';

/** What the sections of the favourites page are about. */
type PageFavourites = {
  title: string;
  /** The favourites of the moment when the page opened. */
  marked: readonly Favourite[];
  /** Their current data; null while loading and after a failure. */
  vehicles: readonly Vehicle[] | null;
  hasFailed: boolean;
  retry: () => void;
};

/** The favourites of this device with their current data, what changed since, and the vehicles viewed last. */
export const page = definePage({
  route: 'favourites',
  isPrivate: true,
  areas: ['top', 'main'],
  sections: ['favouriteChanges', 'favouriteVehicles', 'compareFavourites', 'savedSearches', 'recentlyViewed'],
  list: [
    { section: 'favouriteChanges', area: 'main' },
    { section: 'favouriteVehicles', area: 'main' },
    { section: 'compareFavourites', area: 'main' },
    { section: 'savedSearches', area: 'main' },
    { section: 'recentlyViewed', settings: { clearable: true } },
  ],
  // The server stores a watchlist: the visitor's garage shows it.
  load:
    ({ site }) =>
    () => {
      const garage = garagePath(site);
      return site.card.favouriteMode === 'save' && garage !== undefined ? redirect(garage) : null;
    },
  data: provides<PageFavourites>(),
  head: ({ title }) => ({ title, text: 'Kept on this device.' }),
});
