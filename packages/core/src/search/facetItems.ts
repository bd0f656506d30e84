import { ownValue } from '../record/ownValue.ts';
import type { Site } from '../site/site.ts';
import { facetValueLabel } from './facetLabel.ts';
import { isNumericFacet } from './numericFacets.ts';
import { carTypeOrder } from './stockType.ts';

/** A value of a filter, ready to show. */
export type FacetItem = { readonly value: string; readonly label: string; readonly count: number; readonly isRefined: boolean };

/**
 * The values of a filter in the order in which they are shown: new, demo, used (row 2.F07); years from the newest, seats from the
 * fewest; anything else by count, then by name. Chosen values stay even where the count has gone to nothing. With
 * `certifiedOnly` the value "false" is left out (decision B23).
 *
 * @example
 * facetItems('car_type', { used: 9, new: 2 }, ['used'], site).map((item) => item.label); // => ['New', 'Used']
 */
export const facetItems = (
  attribute: string,
  counts: Readonly<Record<string, number>>,
  refined: readonly string[],
  site: Pick<Site, 'search' | 'phrases'>,
): FacetItem[] => {
  const values = [...new Set([...Object.keys(counts), ...refined])].filter((value) => value !== '');
  const items = values
    .filter((value) => !(attribute === 'certified' && value === 'false' && site.search.certifiedOnly))
    .map((value) => ({ value, label: facetValueLabel(attribute, value, site), count: ownValue(counts, value) ?? 0, isRefined: refined.includes(value) }));
  const place = (value: string): number => {
    const index = (carTypeOrder as readonly string[]).indexOf(value);
    return index === -1 ? carTypeOrder.length : index;
  };
  return items.sort((a, b) => {
    if (attribute === 'car_type') return place(a.value) - place(b.value);
    if (isNumericFacet(attribute)) return attribute === 'seats' ? Number(a.value) - Number(b.value) : Number(b.value) - Number(a.value);
    return b.count - a.count || a.label.localeCompare(b.label, 'en-AU');
  });
};
