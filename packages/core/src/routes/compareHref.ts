/** The page that compares vehicles. */
export const comparePath = '/compare';

/**
 * The address of a comparison: the vehicles' slugs in the order of the columns (decision C6).
 *
 * @example
 * compareHref(['2022-toyota-hilux-7', '2021-ford-ranger-8']); // => '/compare?cars=2022-toyota-hilux-7,2021-ford-ranger-8'
 */
export const compareHref = (slugs: readonly string[]): string =>
  slugs.length === 0 ? comparePath : `${comparePath}?cars=${slugs.map(encodeURIComponent).join(',')}`;
