import { readText, readUrl, readWhole } from '../data/readers.ts';
import { defined } from '../data/values.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { Favourite } from './localShapes.ts';
import { readEntries } from './readEntries.ts';

const readFavourite = (fields: Record<string, unknown>): Favourite | undefined => {
  const [id, name, slug] = [readWhole(fields['id']), readText(fields['name']), readText(fields['slug'])];
  if (id === undefined || name === undefined || slug === undefined) return undefined;
  return defined({
    id,
    name,
    slug,
    make: readText(fields['make']) ?? '',
    model: readText(fields['model']) ?? '',
    primary_image_url: readUrl(fields['primary_image_url']),
  });
};

/**
 * The favourites on a device; invalid entries are left out.
 *
 * @example
 * parseFavourites([{ id: 7, name: '2021 Hilux', slug: 'hilux-7', make: 'Toyota', model: 'Hilux' }, null]).length; // => 1
 */
export const parseFavourites = (stored: unknown): Favourite[] => readEntries(stored, readFavourite, ({ id }) => id);

/**
 * The stored favourite of a vehicle, with the small picture, because lists show no other.
 *
 * @example
 * favouriteOf(hilux); // => { id: 7, name: '2021 Toyota Hilux', slug: 'hilux-7', make: 'Toyota', model: 'Hilux', primary_image_url: '/t.jpg' }
 */
export const favouriteOf = ({ id, name, slug, make, model, pictures }: Vehicle): Favourite => ({
  id,
  name,
  slug,
  make,
  model,
  ...(pictures[0] === undefined ? {} : { primary_image_url: pictures[0].thumb }),
});

/**
 * The favourites after pressing the heart: the vehicle is added as the first, or removed.
 *
 * @example
 * toggleFavourite([hilux], ranger); // => [ranger, hilux]
 */
export const toggleFavourite = (favourites: readonly Favourite[], favourite: Favourite): Favourite[] =>
  favourites.some(({ id }) => id === favourite.id)
    ? favourites.filter(({ id }) => id !== favourite.id)
    : [favourite, ...favourites];
