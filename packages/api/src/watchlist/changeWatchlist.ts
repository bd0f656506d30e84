import type { WatchlistBody } from '@dealer/core/watchlist';
import { anyAnswer } from '../http/readBy.ts';
import type { Http, HttpResult } from '../http/http.ts';
import { watchlistEndpoints } from './watchlistEndpoints.ts';

/**
 * Saves a car to the watchlist or removes it (rows 7.A03, 7.A04). What the answer means, `watchlistAnswer` of core says.
 *
 * @example
 * await session.call((bearer) => changeWatchlist(http, 'save', watchlistBody(phone, car), { bearer }));
 */
export const changeWatchlist = (
  http: Http,
  what: 'save' | 'remove',
  body: WatchlistBody,
  { bearer }: { bearer: string },
): Promise<HttpResult<unknown>> => http.json('POST', watchlistEndpoints[what], { schema: anyAnswer, body, bearer });
