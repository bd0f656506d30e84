import type { WatchlistEntry } from '../local/localShapes.ts';

/**
 * The list after a car was saved or removed, before the server has answered (row 4.W04; decision E15); the list from before is what a
 * failure rolls back to. Newest first, each car once.
 *
 * @example
 * changeWatchlist([{ id: 7 }], 'save', { id: 8 }); // => [{ id: 8 }, { id: 7 }]
 */
export const changeWatchlist = (
  list: readonly WatchlistEntry[],
  what: 'save' | 'remove',
  { id }: WatchlistEntry,
): WatchlistEntry[] => {
  const others = list.filter((entry) => entry.id !== id);
  return what === 'save' ? [{ id }, ...others] : others;
};
