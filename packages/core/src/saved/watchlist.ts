import { readFlag, readObject, readText, readWhole } from '../data/readers.ts';
import { errorText } from '../errors/errorText.ts';
import type { WatchlistEntry } from './localShapes.ts';
import { readEntries } from './readEntries.ts';

const readWatched = (fields: Record<string, unknown>): WatchlistEntry | undefined => {
  const id = readWhole(fields['id']);
  return id === undefined ? undefined : { id };
};

/**
 * The watchlist, without invalid entries.
 *
 * @example
 * parseWatchlist([{ id: '7' }, {}]); // => [{ id: 7 }]
 */
export const parseWatchlist = (stored: unknown): WatchlistEntry[] => readEntries(stored, readWatched, ({ id }) => id);

/**
 * The watchlist after a car was saved or removed, before the server has answered (decision E15); if the request fails, the
 * previous list is restored. Newest first, each car once.
 */
export const changeWatchlist = (
  list: readonly WatchlistEntry[],
  what: 'save' | 'remove',
  { id }: WatchlistEntry,
): WatchlistEntry[] => {
  const others = list.filter((entry) => entry.id !== id);
  return what === 'save' ? [{ id }, ...others] : others;
};

/** The changes to send to the server so that both lists are equal. */
type WatchlistMerge = { readonly save: readonly number[]; readonly remove: readonly number[] };

/**
 * Merges the favourites of a device with the watchlist on the server: cars added here since the last synchronisation are saved
 * on the server, cars removed here are removed there, and changes by other devices remain. `synced` is the list of the last
 * synchronisation; it is empty the first time, so all favourites join the watchlist.
 *
 * @example
 * mergeWatchlist({ local: [7, 8], server: [9], synced: [] }); // => { save: [7, 8], remove: [] }
 * mergeWatchlist({ local: [8], server: [7, 8, 9], synced: [7, 8] }); // => { save: [], remove: [7] }
 */
export const mergeWatchlist = ({
  local,
  server,
  synced,
}: {
  readonly local: readonly number[];
  readonly server: readonly number[];
  readonly synced: readonly number[];
}): WatchlistMerge => ({
  save: local.filter((id) => !server.includes(id) && !synced.includes(id)),
  remove: synced.filter((id) => !local.includes(id) && server.includes(id)),
});

/** The body of watchlist requests. */
export type WatchlistBody = { readonly phone_number: string; readonly car_id: number };

/**
 * The body of `POST /api/watchlist/save-car` and `/remove-car`: the phone of the session and the car.
 *
 * @example
 * watchlistBody('+61412345678', { id: 7 }); // => { phone_number: '+61412345678', car_id: 7 }
 */
export const watchlistBody = (phone: string, { id }: { readonly id: number }): WatchlistBody => ({
  phone_number: phone,
  car_id: id,
});

/** Whether the server accepted the change; if not, `message` is shown as an alert and the list is restored (decision E15). */
type WatchlistAnswer = { readonly kind: 'done' } | { readonly kind: 'failed'; readonly message: string };

/**
 * Parses the response to saving or removing a car (decision E15): only `success: true` counts.
 *
 * @example
 * watchlistAnswer({ success: false, error: 'This car was sold.' }); // => { kind: 'failed', message: 'This car was sold.' }
 */
export const watchlistAnswer = (answer: unknown): WatchlistAnswer => {
  const doc = readObject(answer);
  if (readFlag(doc?.['success']) === true) return { kind: 'done' };
  return { kind: 'failed', message: readText(doc?.['error']) ?? readText(doc?.['message']) ?? errorText('watchlist') };
};
