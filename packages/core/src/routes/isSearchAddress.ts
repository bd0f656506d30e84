import { firstRoutes } from './firstRoutes.ts';
import { fits, segmentsOf } from './fits.ts';

/**
 * Whether a path is a search page.
 *
 * @example
 * isSearchAddress('/used-car/demo/'); // => true
 * isSearchAddress('/searching'); // => false
 */
export const isSearchAddress = (path: string): boolean => {
  const segments = segmentsOf(path);
  return firstRoutes.some(
    ({ name, patterns }) => name === 'search' && patterns.some((pattern) => fits(pattern, segments)),
  );
};
