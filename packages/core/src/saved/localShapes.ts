/**
 * Data stored on the visitor's device. It is read leniently, because an older version, another tab or the visitor may have
 * written it, and without zod, because favourites are part of the first load.
 */

/** A stored favourite; a site with comparison stores the vehicles to compare in the same shape. */
export type Favourite = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly primary_image_url?: string;
};

/** A stored viewed car. */
export type ViewedCar = {
  readonly id: number;
  readonly stocknum?: string;
  readonly make?: string;
  readonly model?: string;
  readonly body?: string;
  readonly simple_body?: string;
};

/** The stored contact details of the visitor. */
export type UserDetails = {
  readonly name?: string;
  readonly last_name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly postcode?: string;
};

/** The stored topic of the last accepted form (decision E19). */
export type LastSuccess = { readonly category: string; readonly subcategory?: string };

/** A stored search of the history (decision B18); `path` starts with "/", `filters` is the query string without its "?". */
export type SearchHistoryEntry = { readonly path: string; readonly filters: string };

/** A stored car of the watchlist. */
export type WatchlistEntry = { readonly id: number };
