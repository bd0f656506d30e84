import type { Site } from '../site/site.ts';
import { facetValueLabel } from './facetHeading.ts';
import { isNumericFacet } from './facetKinds.ts';
import { hasValue, oneSpelling } from './oneSpelling.ts';
import { hasLimits, hasLimitsOnly, limitCounts, limitOf } from './limitChoices.ts';
import { carTypeOrder } from '../site/stockTypes.ts';
import { summed } from './valueCounts.ts';

/** A value of a filter, ready to show. */
export type FacetItem = {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isRefined: boolean;
};

/** The site may limit the series in its filter. */
const isOfferedSeries = (value: string, { search: { seriesValues } }: Pick<Site, 'search'>): boolean =>
  seriesValues.length === 0 || hasValue(seriesValues, value);

/** Up to this number of values a filter shows all of them. A longer list is folded, so its height does not depend on the results. */
const wholeListMost = 12;

/**
 * The values of a filter in display order: new, demo, used; years from the newest, seats from the fewest; anything else by
 * count, then by name. A choice such as "7 or more" comes before the exact number (decision H8); `chosenValues` has the chosen ones.
 * `certifiedOnly` leaves out the value "false" (decision B23); series that the site does not list are left
 * out.
 *
 * Values that differ only in case are merged.
 *
 * `wholeStock` counts the site's whole stock: a short list has all of its values, so that selecting one filter does not remove
 * rows from another. Values without results come last. A selected value without results has the position that it has in the
 * whole stock (decision G5). Nothing depends on earlier searches: the same address has the same list.
 *
 * @example
 * facetItems('car_type', { used: 9, new: 2 }, ['used'], site).map((item) => item.label); // => ['New', 'Used']
 */
export const facetItems = (
  attribute: string,
  counted: Readonly<Record<string, number>>,
  chosen: readonly string[],
  site: Pick<Site, 'search' | 'phrases' | 'texts'>,
  wholeStock: Readonly<Record<string, number>> = {},
): FacetItem[] => {
  const spell = oneSpelling(wholeStock, counted);
  const [counts, stock, refined] = [summed(counted, spell), summed(wholeStock, spell), new Set(chosen.map(spell))];
  const known = new Set([...stock.keys(), ...counts.keys()]);
  const values = new Set([...(known.size <= wholeListMost ? known : counts.keys()), ...refined]);
  const limits = limitCounts(attribute, counts, chosen, stock.size === 0 ? counts : stock);
  for (const [value, count] of limits) {
    values.add(value);
    counts.set(value, count);
  }
  const items = [...values]
    .filter((value) => value !== '' && (limitOf(attribute, value) !== undefined || !hasLimitsOnly(attribute)))
    .filter((value) => attribute !== 'series' || isOfferedSeries(value, site))
    .filter((value) => !(attribute === 'certified' && value === 'false' && site.search.certifiedOnly))
    .map((value) => ({
      value,
      label: facetValueLabel(attribute, value, site),
      count: counts.get(value) ?? 0,
      isRefined: refined.has(value),
    }));
  const rank = (value: string): number => {
    const index = (carTypeOrder as readonly string[]).indexOf(value);
    return index === -1 ? carTypeOrder.length : index;
  };
  const hasFixedOrder = attribute === 'car_type' || isNumericFacet(attribute);
  const inOrder = (a: FacetItem, b: FacetItem): number => {
    if (attribute === 'car_type') return rank(a.value) - rank(b.value);
    if (hasLimits(attribute))
      return (
        Number.parseInt(a.value, 10) - Number.parseInt(b.value, 10) ||
        Number(b.value.endsWith('+')) - Number(a.value.endsWith('+'))
      );
    if (isNumericFacet(attribute)) return Number(b.value) - Number(a.value);
    return (
      b.count - a.count ||
      (stock.get(b.value) ?? 0) - (stock.get(a.value) ?? 0) ||
      a.label.localeCompare(b.label, 'en-AU')
    );
  };
  items.sort(inOrder);
  const shown = items.filter(({ count, isRefined }) => count > 0 || (isRefined && hasFixedOrder));
  if (!hasFixedOrder) {
    const ranks = [...stock]
      .sort(
        ([a, of], [b, other]) =>
          other - of || facetValueLabel(attribute, a, site).localeCompare(facetValueLabel(attribute, b, site), 'en-AU'),
      )
      .map(([value]) => value);
    const rankOf = ({ value }: FacetItem): number =>
      ranks.includes(value) ? ranks.indexOf(value) : ranks.length + items.length;
    const chosenWithout = items
      .filter(({ count, isRefined }) => count === 0 && isRefined)
      .sort((a, b) => rankOf(a) - rankOf(b));
    for (const item of chosenWithout) shown.splice(rankOf(item), 0, item);
  }
  return [...shown, ...items.filter((item) => !shown.includes(item))];
};
