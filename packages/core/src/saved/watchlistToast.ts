import { watchlistBody, type WatchlistBody } from './watchlist.ts';

/** The result of pressing save. */
type WatchlistPress =
  /** Sign in first; the car is saved afterwards (decision E14). */
  | { readonly kind: 'signIn'; readonly type: 'watchlist' }
  | { readonly kind: 'save'; readonly body: WatchlistBody; readonly event: 39 }
  | { readonly kind: 'remove'; readonly body: WatchlistBody };

/**
 * What the save control does (decision E14): without a session or a phone number it leads to sign-in; otherwise it saves the
 * car with analytics event 39, or removes it.
 *
 * @example
 * watchlistPress({ phone: undefined, saved: false, car: { id: 7 } }); // => { kind: 'signIn', type: 'watchlist' }
 */
export const watchlistPress = ({
  phone,
  saved,
  car,
}: {
  readonly phone: string | null | undefined;
  readonly saved: boolean;
  readonly car: { readonly id: number };
}): WatchlistPress => {
  if (phone === null || phone === undefined || !/\d/.test(phone)) return { kind: 'signIn', type: 'watchlist' };
  const body = watchlistBody(phone, car);
  return saved ? { kind: 'remove', body } : { kind: 'save', body, event: 39 };
};

/** The link to the list, on the toast and in the menu. */
const viewListLabel = 'View List';

/** A toast's two lines, and its link if there is one. */
type WatchlistToast = { readonly title: string; readonly text: string; readonly link?: typeof viewListLabel };

/**
 * The message after a car was saved or removed.
 *
 * @example
 * watchlistToast('2022 Toyota Hilux', 'saved').text; // => '2022 Toyota Hilux is now available in your watchlist'
 */
export const watchlistToast = (name: string, what: 'saved' | 'removed'): WatchlistToast =>
  what === 'saved'
    ? { title: 'Car Saved In Watchlist', text: `${name} is now available in your watchlist`, link: viewListLabel }
    : { title: 'Car Removed', text: `${name} is no longer in your watchlist` };
