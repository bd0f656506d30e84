import * as z from 'zod/mini';
import type { Http, HttpResult } from '../http/http.ts';
import { watchlistEndpoints } from './watchlistEndpoints.ts';

/** A saved car: when it was saved (ISO 8601), and its price in dollars at that time. */
export type WatchedCar = { id: number; saved_at?: string | undefined; price?: number | undefined };

/** Invalid entries are omitted. */
const watchlistSchema = z.pipe(
  z.object({
    cars: z.array(
      z.catch(
        z.nullable(z.object({ id: z.number(), saved_at: z.optional(z.string()), price: z.optional(z.number()) })),
        null,
      ),
    ),
  }),
  z.transform(({ cars }): WatchedCar[] => cars.filter((car) => car !== null)),
);

/** Fetches the signed-in person's watchlist, newest first (decision E25). */
export const fetchWatchlist = (http: Http, { bearer }: { bearer: string }): Promise<HttpResult<WatchedCar[]>> =>
  http.json('GET', watchlistEndpoints.list, { schema: watchlistSchema, bearer });
