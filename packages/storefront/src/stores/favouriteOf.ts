import type { Vehicle } from '@dealer/core/vehicle';
import type { Favourite } from './favouritesStore.ts';

/**
 * What is kept of a vehicle in the favourites.
 *
 * @example
 * favouriteOf(vehicle) // => { id: 7, name: '2021 Toyota Hilux SR5', slug: '2021-toyota-hilux-7', make: 'Toyota', model: 'Hilux' }
 */
export const favouriteOf = ({ id, name, slug, make, model, pictures }: Vehicle): Favourite => ({
  id,
  name,
  slug,
  make,
  model,
  ...(pictures[0] ? { primary_image_url: pictures[0].thumb } : {}),
});
