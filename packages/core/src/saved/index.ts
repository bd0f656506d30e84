export { campaignParams } from './campaignParams.ts';
export { mergeWatchlist, parseWatchlist, watchlistAnswer, watchlistBody, type WatchlistBody } from './watchlist.ts';
export { compareHref, comparePath } from '../routes/compareHref.ts';
export { type FavouriteChange, favouriteChanges, parseSavedPrices, type SavedPrices } from './favouriteChanges.ts';
export { favouriteOf, parseFavourites, toggleFavourite } from './favourites.ts';
export { localKey } from './localKey.ts';
export type {
  Favourite,
  LastSuccess,
  SearchHistoryEntry,
  UserDetails,
  ViewedCar,
  WatchlistEntry,
} from './localShapes.ts';
export { markSearchSeen, parseSavedSearches, type SavedSearch, saveSearch } from './savedSearches.ts';
export { parseLastSuccess } from './parseLastSuccess.ts';
export { parseSearchHistory, rememberSearch } from './searchHistory.ts';
export { parseUserDetails, personStoredMs } from './parseUserDetails.ts';
export { parseViewedCars, rememberViewedCar } from './viewedCars.ts';
export { readComparedSlugs, type ComparedSlugs, comparedVehicles } from './readComparedSlugs.ts';
export { watchlistPress, watchlistToast } from './watchlistToast.ts';
