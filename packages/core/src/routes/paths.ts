import { slugify } from '../format/slugify.ts';
import type { StockTypePath } from '../search/searchState.ts';
import type { Site } from '../site/site.ts';

/** The home page, on every site (specification section 2, Routes). */
export const homePath = '/';
/** The grid of all stock, on every site (specification section 2, Routes). */
export const stockPath = '/cars/';
/** Where an accepted enquiry leads (specification section 2, Routes). */
export const successPath = '/success';
/** The contact page, on every site (specification section 2, Routes). */
export const contactPath = '/contact-us';

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
export const searchPath = (site: Pick<Site, 'routes'>): string => site.routes.defaultSearchPath;

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
  ['/search', slugify(make), ...(model === undefined ? [] : [slugify(model)])]
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/');

/**
 * Where Clear Filters leads from the stock grid (decision B17).
 *
 * @example
 * clearFiltersPath(aSite()); // => '/search/new-used-and-demo-cars/'
 */
export const clearFiltersPath = (site: Pick<Site, 'routes'>): string =>
  site.routes.clearFiltersTarget ?? site.routes.defaultSearchPath;
