import type { Vehicle } from '../vehicle/vehicle.ts';
import type { Favourite } from './localShapes.ts';

/**
 * What is kept of a vehicle in the favourites (row 3.D01); the small picture, because lists show no other.
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
