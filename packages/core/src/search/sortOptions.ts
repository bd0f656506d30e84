import type { SortBy } from './searchState.ts';

/** A sort order: its label, and the engine's sort parameter. */
type SortOption = { readonly value: SortBy; readonly label: string; readonly sort: readonly string[] | null };

/**
 * The sort orders of every search (decision B8). Most relevant has no sort parameter: the index ranks by custom_rank. A vehicle without a
 * price has no price field and comes last in both directions. "price" stands for the field of `priceSortField`.
 */
export const sortOptions: readonly SortOption[] = [
  { value: 'relevant', label: 'Most relevant', sort: null },
  { value: 'latest', label: 'Latest', sort: ['created_at_timestamp:desc'] },
  { value: 'highest-price', label: 'Highest price', sort: ['price:desc'] },
  { value: 'lowest-price', label: 'Lowest price', sort: ['price:asc'] },
];
