import type { Template } from './template.ts';

/**
 * Fetches a look's card and its skeleton, for pages that show cards in their first view. Never rejects.
 *
 * @example
 * await Promise.all([loadCards(template), import('../pages/favourites/FavouritesPage.tsx')])
 */
export const loadCards = ({ slots }: Pick<Template, 'slots'>): Promise<unknown> =>
  Promise.all([slots.VehicleCard.load(), slots.VehicleCardSkeleton.load()]);
