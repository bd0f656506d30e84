import { createContext, use } from 'react';
import type { Favourite } from '@dealer/core/local';
import type { Vehicle } from '@dealer/core/vehicle';

/** What the sections of the favourites page are about. */
export type PageFavourites = {
  title: string;
  /** The favourites of the moment when the page opened. */
  marked: readonly Favourite[];
  /** Those as they are today; null while they are on their way, and where they could not be loaded. */
  vehicles: readonly Vehicle[] | null;
  hasFailed: boolean;
  retry: () => void;
};

export const FavouritesContext = createContext<PageFavourites | null>(null);

/**
 * The favourites of the page.
 *
 * @example
 * const { vehicles } = usePageFavourites();
 */
export const usePageFavourites = (): PageFavourites => {
  const page = use(FavouritesContext);
  if (!page) throw new Error('This section needs the favourites page.');
  return page;
};
