import { type Route, type RouteName, routes } from './routes.ts';

/**
 * The row of a page; the first if two rows share a name.
 *
 * @example
 * routeOf('careers').patterns; // => ['/careers']
 */
export const routeOf = (name: RouteName): Route => {
  const row = routes.find((route) => route.name === name);
  if (row === undefined) throw new RangeError(name);
  return row;
};
