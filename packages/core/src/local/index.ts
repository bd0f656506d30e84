export { campaignParams } from './campaignParams.ts';
export { favouriteChanges, type FavouriteChange } from './favouriteChanges.ts';
export { favouriteOf } from './favouriteOf.ts';
export { localKey, type LocalDataName } from './localKey.ts';
export type {
  Favourite,
  LastSuccess,
  SearchHistoryEntry,
  UserDetails,
  ViewedCar,
  WatchlistEntry,
} from './localShapes.ts';
export { parseFavourites } from './parseFavourites.ts';
export { parseLastSuccess } from './parseLastSuccess.ts';
export { parseSavedPrices, type SavedPrices } from './parseSavedPrices.ts';
export { parseSearchHistory } from './parseSearchHistory.ts';
export { parseUserDetails } from './parseUserDetails.ts';
export { parseViewedCars } from './parseViewedCars.ts';
export { parseWatchlist } from './parseWatchlist.ts';
export { rememberSearch } from './rememberSearch.ts';
export { rememberViewedCar } from './rememberViewedCar.ts';
export { toggleFavourite } from './toggleFavourite.ts';
export { markSearchSeen } from './markSearchSeen.ts';
export { parseSavedSearches } from './parseSavedSearches.ts';
export type { SavedSearch } from './savedSearch.ts';
export { saveSearch, type SavedSearches } from './saveSearch.ts';
