import type { SearchAnswer, SearchResults } from './searchResults.ts';

/**
 * What stands where the results stand: placeholders, the error card with Retry, the card for nothing found, or cars. `stale` cars are those
 * of an earlier search, shown while the next is on its way or after it failed; `problem` is then said beside them.
 */
export type SearchView<Hit> =
  | { readonly kind: 'skeleton' }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'empty'; readonly stale: boolean; readonly problem?: string }
  | {
      readonly kind: 'results';
      readonly answer: SearchAnswer<Hit>;
      readonly stale: boolean;
      readonly problem?: string;
    };

/**
 * What to show of a search (specification section 4; decision B21): a first load that fails shows the error card with Retry; once there was
 * a good answer it stays visible through loading and errors.
 *
 * @example
 * searchView({ kind: 'error', asked: '/search/ford', message: 'Offline' }); // => { kind: 'error', message: 'Offline' }
 */
export const searchView = <Hit>(state: SearchResults<Hit>): SearchView<Hit> => {
  const { last } = state;
  if (last === undefined)
    return state.kind === 'error' ? { kind: 'error', message: state.message } : { kind: 'skeleton' };
  const stale = state.kind !== 'data';
  const problem = state.kind === 'error' ? { problem: state.message } : {};
  return last.hits.length === 0
    ? { kind: 'empty', stale, ...problem }
    : { kind: 'results', answer: last, stale, ...problem };
};
