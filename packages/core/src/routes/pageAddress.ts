import { pageQuery } from './pageQuery.ts';

/**
 * What an address shows: its path without a trailing slash, and the parameters that change a page. `addressCheck.ts` of `@dealer/vite` does
 * the same in the syntax of old browsers.
 *
 * @example
 * pageAddress({ pathname: '/search/', search: '?query=hilux&utm_source=news' }) // => '/search?query=hilux'
 */
export const pageAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname.replace(/(.)\/$/, '$1') + pageQuery(search);
