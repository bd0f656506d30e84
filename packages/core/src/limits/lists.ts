/** How many of a thing are shown (specification sections 2 and 9; rows 9.T09, 9.T12, 9.U01). */

/** Makes under the heading "Popular Makes" (row 2.F04; decision B14). */
export const popularMakes = 20;

/** Makes in the collapsed list (row 9.T09). */
export const collapsedMakes = 7;

/** Filters that are open beside the results before anything is chosen. */
export const openFilters = 4;

/** Models under one make (row 9.T09). */
export const modelsPerMake = 30;

/** Cars of the Get Finance Now promotion and of the featured row (row 9.T12). */
export const featuredCars = 6;

/** Searches that the history remembers (row 9.T12). */
export const rememberedSearches = 5;

/** Similar cars beside a vehicle (specification section 7; decision B22). */
export const similarCars = 6;

/** Features before Show All (row 9.U01). */
export const featuresShown = 8;

/** Items of the key information grid before Show More (row 9.U01). */
export const specificationsShown = 4;

/** Pictures above which thumbnails stand under the slides, so four and more have them (row 9.U01; decision C19). */
export const picturesWithoutThumbnails = 3;

/** Vehicles that can be compared at a time (decision C6). */
export const comparedVehicles = 4;

/** Searches that a visitor can keep on the device: more than anybody follows, and their counts are one question to the search. */
export const mostSavedSearches = 20;

/** Models, or offers, on a page of their directory (rows 7.S08, 7.S09; decision G11). */
export const directoryPageSize = 21;

/** Answers of a directory that are kept (rows 7.S08, 7.S09; decision G11). */
export const directoryAnswers = 10;
