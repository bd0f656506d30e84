import { rememberedSearches } from '../limits/lists.ts';
import type { SearchHistoryEntry } from './localShapes.ts';

/**
 * The history after a search: newest first, an identical one moves to the front, five are kept; a search without a path or without
 * filters, and the home page, are not remembered (specification section 2, Search page; row 9.T12; decision B18).
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
