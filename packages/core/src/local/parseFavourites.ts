import { readText, readUrl, readWhole } from '../vehicle/readers.ts';
import { defined } from '../wire/defined.ts';
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
 * The favourites that a device holds (specification section 3, Local data; row 3.D01); what cannot be read is left out.
 *
 * @example
 * parseFavourites([{ id: 7, name: '2021 Hilux', slug: 'hilux-7', make: 'Toyota', model: 'Hilux' }, null]).length; // => 1
 */
export const parseFavourites = (stored: unknown): Favourite[] => readEntries(stored, readFavourite, ({ id }) => id);
