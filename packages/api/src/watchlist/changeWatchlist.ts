import type { WatchlistBody } from '@dealer/core/saved';
import { anyAnswer } from '../http/readBy.ts';
import type { Http, HttpResult } from '../http/http.ts';
import { watchlistEndpoints } from './watchlistEndpoints.ts';

/** Saves a car to the watchlist or removes it. `watchlistAnswer` of core reads the response. */
export const changeWatchlist = (
  http: Http,
  what: 'save' | 'remove',
  body: WatchlistBody,
  { bearer }: { bearer: string },
): Promise<HttpResult<unknown>> => http.json('POST', watchlistEndpoints[what], { schema: anyAnswer, body, bearer });
