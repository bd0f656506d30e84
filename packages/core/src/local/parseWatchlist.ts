import { watchlistEntrySchema, type WatchlistEntry } from './localShapes.ts';
import { readEntries } from './readEntries.ts';

/**
 * The watchlist (specification section 3, Local data; row 3.D06); what cannot be read is left out.
 *
 * @example
 * parseWatchlist([{ id: '7' }, {}]); // => [{ id: 7 }]
 */
export const parseWatchlist = (stored: unknown): WatchlistEntry[] => readEntries(watchlistEntrySchema, stored, ({ id }) => id);
