// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { lazyWithPreload } from '../../lazy/lazyWithPreload.tsx';
import { section as compareFavourites } from '../CompareFavourites/section.ts';
import { CompareFavourites } from '../CompareFavourites/CompareFavourites.tsx';
import { section as favouriteChanges } from '../FavouriteChanges/section.ts';
import { FavouriteChanges } from '../FavouriteChanges/FavouriteChanges.tsx';
import { section as favouriteVehicles } from '../FavouriteVehicles/section.ts';
import { FavouriteVehicles } from '../FavouriteVehicles/FavouriteVehicles.tsx';
import { section as recentlyViewed } from '../RecentlyViewed/section.ts';
import { section as savedSearches } from '../SavedSearches/section.ts';
import { SavedSearches } from '../SavedSearches/SavedSearches.tsx';
import type { SectionParts } from '../SectionView.tsx';

export const favouritesParts: SectionParts = {
  compareFavourites: { definition: compareFavourites, Component: CompareFavourites },
  favouriteChanges: { definition: favouriteChanges, Component: FavouriteChanges },
  favouriteVehicles: { definition: favouriteVehicles, Component: FavouriteVehicles },
  recentlyViewed: { definition: recentlyViewed, Component: lazyWithPreload(async () => (await import('../RecentlyViewed/RecentlyViewed.tsx')).RecentlyViewed) },
  savedSearches: { definition: savedSearches, Component: SavedSearches },
};
