/**
 * The path of an address on this site, without query, anchor and trailing slash; "/" for the home page.
 *
 * @example
 * pathOf('/finance/?car_id=7#finance-form'); // => '/finance'
 */
export const pathOf = (address: string): string => address.replace(/[?#].*$/s, '').replace(/\/+$/, '') || '/';

/**
 * A path with further query parameters; undefined and empty values are left out.
 *
 * @example
 * withQuery('/models', { body: 'suv', query: undefined }); // => '/models?body=suv'
 */
export const withQuery = (path: string, params: Readonly<Record<string, string | undefined>>): string => {
  const parts = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return parts.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${parts.join('&')}`;
};
