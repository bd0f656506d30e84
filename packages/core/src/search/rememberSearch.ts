import { rememberedSearches } from '../limits/lists.ts';

/** A search that the visitor made: its path, and its filters as they stand in the query string, without "?". */
export type RememberedSearch = { readonly path: string; readonly filters: string };

/**
 * The search history after one more search (row 2.S15; decision B18): newest first, five at most. Only searches with both a path and
 * filters count, so "/" without parameters does not; an identical one moves to the front. The same list comes back when nothing changes.
 *
 * @example
 * rememberSearch([], { path: '/search/toyota', filters: 'range[price]=0:30000' }).length; // => 1
 */
export const rememberSearch = (history: readonly RememberedSearch[], { path, filters }: RememberedSearch): readonly RememberedSearch[] => {
  const entry = { path: path.trim(), filters: filters.trim().replace(/^\?/, '') };
  if (entry.path === '' || entry.filters === '') return history;
  const isSame = (other: RememberedSearch): boolean => other.path === entry.path && other.filters === entry.filters;
  const [first] = history;
  if (first !== undefined && isSame(first)) return history;
  return [entry, ...history.filter((other) => !isSame(other))].slice(0, rememberedSearches);
};
