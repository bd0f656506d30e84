export { campaignParams } from './campaignParams.ts';
export {
  changeWatchlist,
  mergeWatchlist,
  parseWatchlist,
  watchlistAnswer,
  type WatchlistAnswer,
  watchlistBody,
  type WatchlistBody,
  type WatchlistMerge,
} from './watchlist.ts';
export { compareHref, comparePath } from '../routes/compareHref.ts';
export {
  compareTable,
  type CompareVisitor,
  type CompareRow,
  type CompareTableModel,
  type ComparedVehicle,
} from './compareTable.ts';
export { type FavouriteChange, favouriteChanges, parseSavedPrices, type SavedPrices } from './favouriteChanges.ts';
export { favouriteOf, parseFavourites, toggleFavourite } from './favourites.ts';
export { localKey, type LocalDataName } from './localKey.ts';
export type {
  Favourite,
  LastSuccess,
  SearchHistoryEntry,
  UserDetails,
  ViewedCar,
  WatchlistEntry,
} from './localShapes.ts';
export {
  markSearchSeen,
  parseSavedSearches,
  type SavedSearch,
  type SavedSearches,
  saveSearch,
} from './savedSearches.ts';
export { parseLastSuccess } from './parseLastSuccess.ts';
export { parseSearchHistory, rememberSearch } from './searchHistory.ts';
export { parseUserDetails } from './parseUserDetails.ts';
export { parseViewedCars, rememberViewedCar } from './viewedCars.ts';
export { readComparedSlugs, type ComparedSlugs } from './readComparedSlugs.ts';
export {
  viewListLabel,
  watchlistPress,
  type WatchlistPress,
  watchlistToast,
  type WatchlistToast,
} from './watchlistToast.ts';
