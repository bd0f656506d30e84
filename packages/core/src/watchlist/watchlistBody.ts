/** The body of saving to and removing from the watchlist (specification section 7). */
export type WatchlistBody = { readonly phone_number: string; readonly car_id: number };

/**
 * The body of `POST /api/watchlist/save-car` and `/remove-car`: the phone of the session and the car (specification section 7).
 *
 * @example
 * watchlistBody('+61412345678', { id: 7 }); // => { phone_number: '+61412345678', car_id: 7 }
 */
export const watchlistBody = (phone: string, { id }: { readonly id: number }): WatchlistBody => ({
  phone_number: phone,
  car_id: id,
});
