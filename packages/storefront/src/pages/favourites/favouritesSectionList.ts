import type { PageItem } from '@dealer/core/page';

/** The areas of the favourites page; without one a section is below them. */
export const favouritesAreas = ['top', 'main'] as const;

/** The sections of the favourites page where neither look nor site has others. */
export const favouritesSectionList: readonly PageItem[] = [
  { section: 'favouriteChanges', area: 'main' },
  { section: 'favouriteVehicles', area: 'main' },
  { section: 'compareFavourites', area: 'main' },
  { section: 'savedSearches', area: 'main' },
  { section: 'recentlyViewed', settings: { clearable: true } },
];
