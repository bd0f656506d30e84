import { formatCount } from '@dealer/core/format';
import type { FacetItem } from '@dealer/core/search';

/** Values of a filter with their formatted counts, and whether they have results. */
export const counted = (
  items: readonly FacetItem[],
): (Omit<FacetItem, 'count'> & { count: string; isEmpty: boolean })[] =>
  items.map((item) => ({ ...item, count: formatCount(item.count), isEmpty: item.count === 0 }));
