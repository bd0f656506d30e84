import type { SortBy } from './searchState.ts';

/** A sort order as offered: its words, and what the engine is asked for. */
export type SortOption = { readonly value: SortBy; readonly label: string; readonly sort: readonly string[] | null };

/**
 * The four sort orders (specification section 2; decision B8). Most relevant asks for no sort: the index ranks by custom_rank.
 * A vehicle without a price has no price field and stands last both ways.
 */
export const sortOptions: readonly SortOption[] = [
  { value: 'relevant', label: 'Most relevant', sort: null },
  { value: 'latest', label: 'Latest', sort: ['created_at_timestamp:desc'] },
  { value: 'highest-price', label: 'Highest price', sort: ['price:desc'] },
  { value: 'lowest-price', label: 'Lowest price', sort: ['price:asc'] },
];
