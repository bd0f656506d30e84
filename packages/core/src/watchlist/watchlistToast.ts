/** The link to the list, on the toast and in the menu (row 4.W07). */
export const viewListLabel = 'View List';

/** A toast's two lines, and its link where there is one. */
export type WatchlistToast = { readonly title: string; readonly text: string; readonly link?: typeof viewListLabel };

/**
 * What is said after a car was saved or removed (specification section 4, Save toggle; rows 4.W01, 4.W03, 4.W07).
 *
 * @example
 * watchlistToast('2022 Toyota Hilux', 'saved').text; // => '2022 Toyota Hilux is now available in your watchlist'
 */
export const watchlistToast = (name: string, what: 'saved' | 'removed'): WatchlistToast =>
  what === 'saved'
    ? { title: 'Car Saved In Watchlist', text: `${name} is now available in your watchlist`, link: viewListLabel }
    : { title: 'Car Removed', text: `${name} is no longer in your watchlist` };
