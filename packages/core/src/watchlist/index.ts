export { changeWatchlist } from './changeWatchlist.ts';
export { mergeWatchlist, type WatchlistMerge } from './mergeWatchlist.ts';
export { watchlistAnswer, type WatchlistAnswer } from './watchlistAnswer.ts';
export { watchlistBody, type WatchlistBody } from './watchlistBody.ts';
export { watchlistPress, type WatchlistPress } from './watchlistPress.ts';
export { viewListLabel, watchlistToast, type WatchlistToast } from './watchlistToast.ts';
