import type { Template } from './template.ts';

/** Preloads a look's card and its skeleton, for pages with cards in their first view. Never rejects. */
export const loadCards = ({ slots }: Pick<Template, 'slots'>): Promise<unknown> =>
  Promise.all([slots.VehicleCard.preload(), slots.VehicleCardSkeleton.preload()]);
