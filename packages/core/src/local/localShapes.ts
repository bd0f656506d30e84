/**
 * What stays on the visitor's device, key for key as specification section 3 (Local data; rows 3.D01 to 3.D06) names it. It is read
 * leniently, because an older version, another tab or the visitor may have written it, and by hand: favourites are part of the
 * first load.
 */

/** A favourite as stored (row 3.D01); a comparing site keeps the vehicles to compare in the same shape. */
export type Favourite = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly primary_image_url?: string;
};

/** A car that was looked at, as stored (row 3.D02). */
export type ViewedCar = {
  readonly id: number;
  readonly stocknum?: string;
  readonly make?: string;
  readonly model?: string;
  readonly body?: string;
  readonly simple_body?: string;
};

/** Who the visitor said they are, as stored (row 3.D03). */
export type UserDetails = {
  readonly name?: string;
  readonly last_name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly postcode?: string;
};

/** What the last accepted form was about, as stored (row 3.D04; decision E19). */
export type LastSuccess = { readonly category: string; readonly subcategory?: string };

/** A search of the history as stored (row 3.D05; decision B18); `path` starts with "/", `filters` is the query string without its "?". */
export type SearchHistoryEntry = { readonly path: string; readonly filters: string };

/** A car of the watchlist as stored (row 3.D06). */
export type WatchlistEntry = { readonly id: number };
