/** What the engine answered: vehicles of one page, counts, and how many there are in all. */
export type SearchAnswer<Hit> = {
  readonly hits: readonly Hit[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly count: number;
};

/**
 * A search on the way: loading, data or error, with the last good answer in every state once there was one (row 4.S01; decision B21).
 * `asked` names the question that is open or was asked last, by its address.
 */
export type SearchResults<Hit> =
  | { readonly kind: 'loading'; readonly asked: string; readonly last?: SearchAnswer<Hit> }
  | { readonly kind: 'data'; readonly asked: string; readonly last: SearchAnswer<Hit> }
  | { readonly kind: 'error'; readonly asked: string; readonly last?: SearchAnswer<Hit>; readonly message: string };

/** What happens to a search. */
export type SearchEvent<Hit> =
  | { readonly kind: 'asked'; readonly asked: string }
  | { readonly kind: 'answered'; readonly asked: string; readonly answer: SearchAnswer<Hit> }
  | { readonly kind: 'failed'; readonly asked: string; readonly message: string };

const lastOf = <Hit>({ last }: { readonly last?: SearchAnswer<Hit> }): { last?: SearchAnswer<Hit> } =>
  last === undefined ? {} : { last };

/**
 * The next state of a search (specification section 4, Search; decision B21): while loading or in error the last good hits, facets and count
 * stay. An answer or failure of a question that is no longer the latest changes nothing.
 *
 * @example
 * searchResults({ kind: 'data', asked: '/search/toyota', last }, { kind: 'asked', asked: '/search/ford' }); // => { kind: 'loading', asked: '/search/ford', last }
 */
export const searchResults = <Hit>(state: SearchResults<Hit>, event: SearchEvent<Hit>): SearchResults<Hit> => {
  if (event.kind === 'asked') return { kind: 'loading', asked: event.asked, ...lastOf(state) };
  if (event.asked !== state.asked) return state;
  if (event.kind === 'answered') return { kind: 'data', asked: event.asked, last: event.answer };
  return { kind: 'error', asked: event.asked, ...lastOf(state), message: event.message };
};
