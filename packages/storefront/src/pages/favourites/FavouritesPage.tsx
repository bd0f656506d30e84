import { useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import { SectionsPage } from '../../sections/SectionsPage.tsx';
import { section as recentlyViewed } from '../../sections/RecentlyViewed/section.ts';
import { useVehiclesById } from '../../stock/useVehiclesById.ts';
import { page } from './page.ts';
import { CompareFavourites } from './sections/CompareFavourites/CompareFavourites.tsx';
import { section as compareFavourites } from './sections/CompareFavourites/section.ts';
import { FavouriteChanges } from './sections/FavouriteChanges/FavouriteChanges.tsx';
import { section as favouriteChanges } from './sections/FavouriteChanges/section.ts';
import { FavouriteVehicles } from './sections/FavouriteVehicles/FavouriteVehicles.tsx';
import { section as favouriteVehicles } from './sections/FavouriteVehicles/section.ts';
import { SavedSearches } from './sections/SavedSearches/SavedSearches.tsx';
import { section as savedSearches } from './sections/SavedSearches/section.ts';

const parts = {
  favouriteChanges: { definition: favouriteChanges, Component: FavouriteChanges },
  favouriteVehicles: { definition: favouriteVehicles, Component: FavouriteVehicles },
  compareFavourites: { definition: compareFavourites, Component: CompareFavourites },
  savedSearches: { definition: savedSearches, Component: SavedSearches },
  recentlyViewed: {
    definition: recentlyViewed,
    Component: lazyWithPreload(
      async () => (await import('../../sections/RecentlyViewed/RecentlyViewed.tsx')).RecentlyViewed,
    ),
  },
};

/** The favourites of this device. */
export const FavouritesPage = () => {
  const t = useTexts();
  const { site, stores } = useStorefront();
  const favourites = useStore(stores.favourites, (state) => state.favourites);
  // Queried once for the favourites at opening: removing one needs no new answer.
  const [marked] = useState(favourites);
  const { vehicles, hasFailed, retry } = useVehiclesById(
    marked.map(({ id }) => id),
    'anyAvailability',
  );
  const title = site.card.favouriteMode === 'compare' ? t('Your vehicles to compare') : t('Your favourites');
  return <SectionsPage page={page} parts={parts} data={{ title, marked, vehicles, hasFailed, retry }} />;
};
