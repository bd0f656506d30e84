import type { Favourite } from './localShapes.ts';

/**
 * The favourites after the heart was pressed: added in front, or taken out (specification section 3, Local data; row 3.D01).
 *
 * @example
 * toggleFavourite([hilux], ranger); // => [ranger, hilux]
 */
export const toggleFavourite = (favourites: readonly Favourite[], favourite: Favourite): Favourite[] =>
  favourites.some(({ id }) => id === favourite.id)
    ? favourites.filter(({ id }) => id !== favourite.id)
    : [favourite, ...favourites];
