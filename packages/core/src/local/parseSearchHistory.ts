import { rememberedSearches } from '../limits/lists.ts';
import { searchHistoryEntrySchema, type SearchHistoryEntry } from './localShapes.ts';
import { readEntries } from './readEntries.ts';

/**
 * The searches that a device remembers, newest first, five at most (specification section 3, Local data; row 3.D05). Only paths of
 * this site count.
 *
 * @example
 * parseSearchHistory([{ path: '/search/toyota', filters: 'page=2' }]); // => the same list
 */
export const parseSearchHistory = (stored: unknown): SearchHistoryEntry[] =>
  readEntries(searchHistoryEntrySchema, stored, ({ path, filters }) => `${path}?${filters}`)
    .filter(({ path }) => /^\/(?![/\\])/.test(path))
    .slice(0, rememberedSearches);
