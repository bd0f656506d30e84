import { slugify } from '../format/slugify.ts';
import type { StockTypePath } from '../search/searchState.ts';
import type { Site } from '../site/site.ts';

// Links of the first load, which has no more of the table of routes than it must: a test holds each to its row.

type Own = Pick<Site, 'routes'>;

/** The home page, on every site (specification section 2, Routes). */
export const homePath = '/';
/** The grid of all stock, on every site (specification section 2, Routes). */
export const stockPath = '/cars/';

/**
 * The page of a vehicle, and the address that people share (row 2.R03).
 *
 * @example
 * vehiclePath('2022-toyota-hilux-1042'); // => '/cars/2022-toyota-hilux-1042'
 */
export const vehiclePath = (slug: string): string => `/cars/${encodeURIComponent(slug)}`;

/**
 * Where "all stock" leads on a site, written as the specification writes it, with the slash at its end (row 2.R11).
 *
 * @example
 * searchPath(aSite()); // => '/search/new-used-and-demo-cars/'
 */
export const searchPath = (site: Own): string => site.routes.defaultSearchPath;

/**
 * A search of one kind of stock (row 2.R12).
 *
 * @example
 * stockTypePath('used-cars'); // => '/search/used-cars'
 */
export const stockTypePath = (stockType: StockTypePath): string => `/search/${stockType}`;

/**
 * A search of one make, or of one model (rows 2.R13, 2.R14). For lists of makes that the index itself gave; a search page
 * writes its own address by `serialiseSearchUrl`.
 *
 * @example
 * makePath('Land Rover', 'Defender 110'); // => '/search/land-rover/defender-110'
 */
export const makePath = (make: string, model?: string): string =>
  ['/search', ...[make, model ?? []].flat().map((name) => encodeURIComponent(slugify(name)))].join('/');

/**
 * Where Clear Filters leads from the stock grid (decision B17).
 *
 * @example
 * clearFiltersPath(aSite()); // => '/search/new-used-and-demo-cars/'
 */
export const clearFiltersPath = (site: Own): string => site.routes.clearFiltersTarget ?? searchPath(site);

/**
 * The visitor's own pages, under the brand's name for them (row 2.R22; decision E13); nothing where the site has none.
 *
 * @example
 * garagePath(aSite()); // => '/my-garage'
 */
export const garagePath = (site: Pick<Site, 'routes' | 'auth'>): string | undefined =>
  site.auth.garageEnabled ? site.routes.garagePath : undefined;
