import type { Site } from '@dealer/core/site';

/**
 * What makes the cards of a site higher or lower, so that its skeletons are as high: the weekly figure and the rows of buttons.
 */
export const skeletonSize = ({
  card,
  finance,
}: Pick<Site, 'card' | 'finance'>): { weekly: boolean; actions: number } => ({
  weekly: card.showFinancePerWeek && !finance.hidden,
  actions: new Set(card.buttons).size,
});
