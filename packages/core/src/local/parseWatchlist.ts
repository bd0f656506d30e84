import { readWhole } from '../vehicle/readers.ts';
import type { WatchlistEntry } from './localShapes.ts';
import { readEntries } from './readEntries.ts';

const readWatched = (fields: Record<string, unknown>): WatchlistEntry | undefined => {
  const id = readWhole(fields['id']);
  return id === undefined ? undefined : { id };
};

/**
 * The watchlist (specification section 3, Local data; row 3.D06); what cannot be read is left out.
 *
 * @example
 * parseWatchlist([{ id: '7' }, {}]); // => [{ id: 7 }]
 */
export const parseWatchlist = (stored: unknown): WatchlistEntry[] => readEntries(stored, readWatched, ({ id }) => id);
