import { rememberedSearches } from '../limits/lists.ts';
import { readText } from '../vehicle/readers.ts';
import type { SearchHistoryEntry } from './localShapes.ts';
import { readEntries } from './readEntries.ts';

const readSearch = (fields: Record<string, unknown>): SearchHistoryEntry | undefined => {
  const [path, filters] = [readText(fields['path']), readText(fields['filters'])];
  return path === undefined || filters === undefined ? undefined : { path, filters };
};

/**
 * The searches that a device remembers, newest first, five at most (specification section 3, Local data; row 3.D05). Only paths of
 * this site count.
 *
 * @example
 * parseSearchHistory([{ path: '/search/toyota', filters: 'page=2' }]); // => the same list
 */
export const parseSearchHistory = (stored: unknown): SearchHistoryEntry[] =>
  readEntries(stored, readSearch, ({ path, filters }) => `${path}?${filters}`)
    .filter(({ path }) => /^\/(?![/\\])/.test(path))
    .slice(0, rememberedSearches);
