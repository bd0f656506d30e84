/** Parameters of advertisements, which do not change a page. */
const advertising = /^(utm_|gclid|gbraid|wbraid|fbclid|msclkid|ttclid)/;

/**
 * The query of an address without the parameters of advertisements.
 *
 * @example
 * withoutAdvertising('?query=hilux&utm_source=news') // => '?query=hilux'
 */
export const withoutAdvertising = (query: string): string => {
  const parameters = query
    .slice(1)
    .split('&')
    .filter((parameter) => !advertising.test(parameter))
    .join('&');
  return parameters === '' ? '' : `?${parameters}`;
};

/**
 * What an address shows: its path without a trailing slash, and its query. `addressCheck.ts` of `@dealer/vite` does the same in the
 * syntax of old browsers.
 *
 * @example
 * pageAddress({ pathname: '/search/', search: '?query=hilux&utm_source=news' }) // => '/search?query=hilux'
 */
export const pageAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname.replace(/(.)\/$/, '$1') + withoutAdvertising(search);
