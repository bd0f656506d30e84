import type { GridItem } from '@dealer/core/offers';
import type { Vehicle } from '@dealer/core/vehicle';

const keyOf = (item: GridItem<Vehicle>): string => (item.kind === 'hit' ? `${item.hit.id}` : `promo-${item.slot}`);

/**
 * Renders new results in two steps: the new vehicles of the first view first, above the previous ones, so that what the visitor looks at
 * is painted first. As many items as the new results have, without duplicates.
 */
export const inViewFirst = (
  items: readonly GridItem<Vehicle>[],
  before: readonly GridItem<Vehicle>[],
  first: number,
): readonly GridItem<Vehicle>[] => {
  if (items.length <= first || before === items) return items;
  const head = items.slice(0, first);
  const taken = new Set(head.map(keyOf));
  return [...head, ...before.slice(first).filter((item) => !taken.has(keyOf(item)))].slice(0, items.length);
};

/** In pixels: the least height above the results, and the least width and height of a card. */
const head = 200;
const card = { width: 320, height: 420 };

/** The most cards that a window shows without scrolling. */
export const cardsInView = (
  { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>,
  columns: number,
): number =>
  Math.max(1, Math.ceil((innerHeight - head) / card.height)) *
  Math.min(columns, Math.max(1, Math.floor(innerWidth / card.width)));
