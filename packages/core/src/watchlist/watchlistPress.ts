import { watchlistBody, type WatchlistBody } from './watchlistBody.ts';

/** What pressing save comes to. */
export type WatchlistPress =
  /** Ask who it is; the save is completed after sign-in (decision E14). */
  | { readonly kind: 'signIn'; readonly type: 'watchlist' }
  | { readonly kind: 'save'; readonly body: WatchlistBody; readonly event: 39 }
  | { readonly kind: 'remove'; readonly body: WatchlistBody };

/**
 * What the save control does (specification section 4, Save toggle; rows 4.W01 to 4.W03, 4.W06; decision E14): without a session or a
 * phone on file it leads to sign-in, else it saves with analytics event 39, or removes what is saved.
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
