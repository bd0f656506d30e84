/** How many of a thing are shown. */

/** Makes under the heading "Popular Makes" (decision B14). */
export const popularMakes = 20;

/** Makes in the collapsed list. */
export const collapsedMakes = 7;

/** Filters that are open next to the results before anything is selected. */
export const openFilters = 4;

/** Models under one make. */
export const modelsPerMake = 30;

/** Cars in the Get Finance Now promotion and in the featured row. */
export const featuredCars = 6;

/** Searches that the history remembers. */
export const rememberedSearches = 5;

/** Similar cars on a vehicle's page (decision B22). */
export const similarCars = 6;

/** Features before Show All. */
export const featuresShown = 8;

/** Items of the key information grid before Show More. */
export const specificationsShown = 4;

/** Above this number of pictures there are thumbnails under the slides: from four pictures on (decision C19). */
export const picturesWithoutThumbnails = 3;

/** Vehicles that can be compared at a time (decision C6). */
export const comparedVehicles = 4;

/** Searches that a visitor can save on the device. Their counts are one request. */
export const mostSavedSearches = 20;

/** Models, or offers, on a page of their directory (decision G11). */
export const directoryPageSize = 21;

/** Cached responses of a directory (decision G11). */
export const directoryAnswers = 10;
