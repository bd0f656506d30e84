import { readText } from '../data/readers.ts';
import type { SearchHistoryEntry } from './localShapes.ts';
import { readEntries } from './readEntries.ts';

const rememberedSearches = 5;

const readSearch = (fields: Record<string, unknown>): SearchHistoryEntry | undefined => {
  const [path, filters] = [readText(fields['path']), readText(fields['filters'])];
  return path === undefined || filters === undefined ? undefined : { path, filters };
};

/**
 * The search history of a device, newest first, at most five. Only paths of this site are allowed.
 *
 * @example
 * parseSearchHistory([{ path: '/search/toyota', filters: 'page=2' }]); // => the same list
 */
export const parseSearchHistory = (stored: unknown): SearchHistoryEntry[] =>
  readEntries(stored, readSearch, ({ path, filters }) => `${path}?${filters}`)
    .filter(({ path }) => /^\/(?![/\\])/.test(path))
    .slice(0, rememberedSearches);

/**
 * The history after a search: newest first, an identical search moves to the front, at most five. A search without a path or
 * filters, and the home page, are not added (decision B18).
 *
 * @example
 * rememberSearch([], { path: '/search/used-cars', filters: 'query=hilux' }); // => [{ path: '/search/used-cars', filters: 'query=hilux' }]
 */
export const rememberSearch = (
  history: readonly SearchHistoryEntry[],
  { path, filters }: SearchHistoryEntry,
): SearchHistoryEntry[] => {
  const written = filters.replace(/^\?/, '');
  if (path === '' || written === '') return [...history];
  return [
    { path, filters: written },
    ...history.filter((known) => known.path !== path || known.filters !== written),
  ].slice(0, rememberedSearches);
};
