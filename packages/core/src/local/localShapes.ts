import * as z from 'zod/mini';
import { neededText, neededWhole, text, url } from '../wire/lenient.ts';

/**
 * What stays on the visitor's device, key for key as specification section 3 (Local data; rows 3.D01 to 3.D06) names it. Read
 * leniently, because an older version, another tab or the visitor may have written it.
 */

/** A favourite (row 3.D01). */
export const favouriteSchema = z.object({ id: neededWhole, name: neededText, slug: neededText, make: z._default(text, ''), model: z._default(text, ''), primary_image_url: url });

/** A car that was looked at (row 3.D02). */
export const viewedCarSchema = z.object({ id: neededWhole, stocknum: text, make: text, model: text, body: text, simple_body: text });

/** Who the visitor said they are (row 3.D03). */
export const userDetailsSchema = z.object({ name: text, last_name: text, email: text, phone: text, postcode: text });

/** What the last accepted form was about (row 3.D04; decision E19). */
export const lastSuccessSchema = z.object({ category: neededText, subcategory: text });

/** A search of the history: where, and with which filters (row 3.D05; decision B18). */
export const searchHistoryEntrySchema = z.object({ path: neededText, filters: neededText });

/** A car of the watchlist (row 3.D06). */
export const watchlistEntrySchema = z.object({ id: neededWhole });

/** A favourite as stored. */
export type Favourite = { readonly id: number; readonly name: string; readonly slug: string; readonly make: string; readonly model: string; readonly primary_image_url?: string };
/** A viewed car as stored. */
export type ViewedCar = z.output<typeof viewedCarSchema>;
/** User details as stored. */
export type UserDetails = z.output<typeof userDetailsSchema>;
/** The last success category as stored. */
export type LastSuccess = { readonly category: string; readonly subcategory?: string };
/** A search of the history as stored; `path` starts with "/", `filters` is the query string without its "?". */
export type SearchHistoryEntry = { readonly path: string; readonly filters: string };
/** A watchlist entry as stored. */
export type WatchlistEntry = { readonly id: number };
