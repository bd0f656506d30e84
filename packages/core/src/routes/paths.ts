import { slugify } from '../format/slugify.ts';
import type { StockTypePath } from '../site/stockTypes.ts';
import type { Site } from '../site/site.ts';

// Links of the first load, written without the table of routes to save bytes: a test compares each with its row.

type Own = Pick<Site, 'routes'>;

/** The home page, on every site. */
export const homePath = '/';
/** The grid of all stock, on every site. */
export const stockPath = '/cars/';

/**
 * The page of a vehicle, and the address that people share.
 *
 * @example
 * vehiclePath('2022-toyota-hilux-1042'); // => '/cars/2022-toyota-hilux-1042'
 */
export const vehiclePath = (slug: string): string => `/cars/${encodeURIComponent(slug)}`;

/**
 * The address of all stock on a site, with a trailing slash.
 *
 * @example
 * searchPath(aSite()); // => '/search/new-used-and-demo-cars/'
 */
export const searchPath = (site: Own): string => site.routes.defaultSearchPath;

/**
 * The search of one type of stock.
 *
 * @example
 * stockTypePath('used-cars'); // => '/search/used-cars'
 */
export const stockTypePath = (stockType: StockTypePath): string => `/search/${stockType}`;

/**
 * The search of a make or model, for lists of makes from the index. A search page uses `serialiseSearchUrl` instead.
 *
 * @example
 * makePath('Land Rover', 'Defender 110'); // => '/search/land-rover/defender-110'
 */
export const makePath = (make: string, model?: string): string =>
  ['/search', ...[make, model ?? []].flat().map((name) => encodeURIComponent(slugify(name)))].join('/');

/**
 * The target of Clear Filters in the stock grid (decision B17).
 *
 * @example
 * clearFiltersPath(aSite()); // => '/search/new-used-and-demo-cars/'
 */
export const clearFiltersPath = (site: Own): string => site.routes.clearFiltersTarget ?? searchPath(site);

/**
 * The visitor's garage, under the brand's name for it (decision E13); undefined if the site has none.
 *
 * @example
 * garagePath(aSite()); // => '/my-garage'
 */
export const garagePath = (site: Pick<Site, 'routes' | 'auth'>): string | undefined =>
  site.auth.garageEnabled ? site.routes.garagePath : undefined;
