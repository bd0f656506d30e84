// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as compareFavourites } from '../CompareFavourites/section.ts';
import { section as favouriteChanges } from '../FavouriteChanges/section.ts';
import { section as favouriteVehicles } from '../FavouriteVehicles/section.ts';
import { section as recentlyViewed } from '../RecentlyViewed/section.ts';
import { section as savedSearches } from '../SavedSearches/section.ts';
import type { SectionDefinitions } from '../section.ts';

export const favouritesSections: SectionDefinitions = {
  compareFavourites,
  favouriteChanges,
  favouriteVehicles,
  recentlyViewed,
  savedSearches,
};
