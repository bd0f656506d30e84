import type { GridItem } from '@dealer/core/promo';
import type { Vehicle } from '@dealer/core/vehicle';

const keyOf = (item: GridItem<Vehicle>): string => (item.kind === 'hit' ? `${item.hit.id}` : `promo-${item.slot}`);

/**
 * New results as far as the first view reaches, what stood before below it: what a visitor looks at is drawn first, the rest a moment
 * later. As many as there will be, none twice.
 *
 * @example
 * inViewFirst(items, before, 9) // the first 9 of items, then those of before from the tenth on
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

/** Pixels: what stands above the results at least, and the least that a card of them is wide and high. */
const head = 200;
const card = { width: 320, height: 420 };

/**
 * How many cards a window shows before anybody scrolls, at the most.
 *
 * @example
 * cardsInView({ innerWidth: 1440, innerHeight: 900 }, 3) // => 6: two rows of three
 * cardsInView({ innerWidth: 390, innerHeight: 844 }, 3) // => 2: two below each other
 */
export const cardsInView = (
  { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>,
  columns: number,
): number =>
  Math.max(1, Math.ceil((innerHeight - head) / card.height)) *
  Math.min(columns, Math.max(1, Math.floor(innerWidth / card.width)));
