import type { Template } from './template.ts';

/**
 * Fetches a look's card and its skeleton, for pages that show cards in their first view. Never rejects.
 *
 * @example
 * part(() => import('../pages/search/SearchPage.tsx'), (file) => file.SearchPage, () => loadCards(template))
 */
export const loadCards = ({ slots }: Pick<Template, 'slots'>): Promise<unknown> =>
  Promise.all([slots.VehicleCard.load(), slots.VehicleCardSkeleton.load()]);
