export { favouriteOf } from './favouriteOf.ts';
export { localKey, type LocalDataName } from './localKey.ts';
export {
  favouriteSchema, lastSuccessSchema, searchHistoryEntrySchema, userDetailsSchema, viewedCarSchema, watchlistEntrySchema,
  type Favourite, type LastSuccess, type SearchHistoryEntry, type UserDetails, type ViewedCar, type WatchlistEntry,
} from './localShapes.ts';
export { parseFavourites } from './parseFavourites.ts';
export { parseLastSuccess } from './parseLastSuccess.ts';
export { parseSearchHistory } from './parseSearchHistory.ts';
export { parseUserDetails } from './parseUserDetails.ts';
export { parseViewedCars } from './parseViewedCars.ts';
export { parseWatchlist } from './parseWatchlist.ts';
export { rememberSearch } from './rememberSearch.ts';
export { rememberViewedCar } from './rememberViewedCar.ts';
export { toggleFavourite } from './toggleFavourite.ts';
