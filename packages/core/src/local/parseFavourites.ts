import { favouriteSchema, type Favourite } from './localShapes.ts';
import { readEntries } from './readEntries.ts';

/**
 * The favourites that a device holds (specification section 3, Local data; row 3.D01); what cannot be read is left out.
 *
 * @example
 * parseFavourites([{ id: 7, name: '2021 Hilux', slug: 'hilux-7', make: 'Toyota', model: 'Hilux' }, null]).length; // => 1
 */
export const parseFavourites = (stored: unknown): Favourite[] => readEntries(favouriteSchema, stored, ({ id }) => id) as Favourite[];
