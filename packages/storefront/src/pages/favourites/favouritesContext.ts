import type { Favourite } from '@dealer/core/saved';
import type { Vehicle } from '@dealer/core/vehicle';
import { pageContext } from '../pageContext.ts';

/** What the sections of the favourites page are about. */
export type PageFavourites = {
  title: string;
  /** The favourites of the moment when the page opened. */
  marked: readonly Favourite[];
  /** Their current data; null while loading and after a failure. */
  vehicles: readonly Vehicle[] | null;
  hasFailed: boolean;
  retry: () => void;
};

/** The favourites of the page. */
export const [FavouritesContext, usePageFavourites] = pageContext<PageFavourites>('the favourites page');
