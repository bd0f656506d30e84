import type { Site } from '../site/site.ts';
import type { FacetItem } from './facetItems.ts';
import { collapsedMakes } from './facetLimit.ts';

/** Makes under the heading "Popular Makes" (decision B14). */
const popularMakes = 20;

/** The make list: groups with headings, and whether a toggle shows more or fewer. */
type MakeGroups = {
  readonly groups: readonly { readonly label: string; readonly items: readonly FacetItem[] }[];
  readonly toggle: 'more' | 'fewer' | null;
};

/**
 * The make list (decision B14). Expanded: the 20 most frequent, then all others by name. Collapsed: the 7
 * most frequent, with a toggle. With `showAllMakes` it is expanded without a toggle. Selected makes are always shown.
 *
 * @example
 * makeGroups(items, { expanded: false, site }).groups[0]?.label; // => 'Popular Makes'
 */
export const makeGroups = (
  items: readonly FacetItem[],
  { expanded, site }: { expanded: boolean; site: Pick<Site, 'search' | 'phrases' | 'texts'> },
): MakeGroups => {
  const byName = (a: FacetItem, b: FacetItem): number => a.label.localeCompare(b.label, 'en-AU');
  const isPinned = ({ count, isRefined }: FacetItem): boolean => count === 0 && isRefined;
  const byCount = items.filter((item) => !isPinned(item)).sort((a, b) => b.count - a.count || byName(a, b));
  // A selected make without results does not move (decision G5).
  for (const [index, item] of items.entries()) if (isPinned(item)) byCount.splice(index, 0, item);
  const always = site.search.showAllMakes;
  const headed = (label: string, group: readonly FacetItem[]) => (group.length === 0 ? [] : [{ label, items: group }]);
  if (!always && !expanded) {
    const shown = byCount.filter((item, index) => index < collapsedMakes || item.isRefined);
    return {
      groups: headed(site.phrases['search.popularMakes'], shown),
      toggle: shown.length < byCount.length ? 'more' : null,
    };
  }
  return {
    groups: [
      ...headed(site.phrases['search.popularMakes'], byCount.slice(0, popularMakes)),
      ...headed(site.phrases['search.allMakes'], byCount.slice(popularMakes).sort(byName)),
    ],
    toggle: always || byCount.length <= collapsedMakes ? null : 'fewer',
  };
};
