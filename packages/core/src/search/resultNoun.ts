import type { Site } from '../site/site.ts';
import { hasValue } from './oneSpelling.ts';
import { vehicleNoun } from '../vehicle/vehicleNoun.ts';

/** What is known of the vehicles of a result. */
export type ResultKinds = {
  /** How many vehicles there are. */
  readonly count: number;
  /** Counts of the `item_type` facet of the same search. */
  readonly itemTypes?: Readonly<Record<string, number>>;
  /** Item types that the visitor chose: the facet then counts the others as well. */
  readonly chosen?: readonly string[];
};

/**
 * The noun of a result (decision G12): that of its vehicles where all are of one kind, "Vehicle" for a mixed result. Vehicles without
 * an item type go by the site's noun.
 *
 * @example
 * resultNoun({ count: 470, itemTypes: { caravan: 20, truck: 50 } }, site); // => 'Vehicle'
 * resultNoun({ count: 20, itemTypes: { caravan: 20 } }, site); // => 'Caravan'
 */
export const resultNoun = (
  { count, itemTypes = {}, chosen = [] }: ResultKinds,
  site: Pick<Site, 'vehicleNoun'>,
): string => {
  const nouns = new Set<string>();
  let others = count;
  for (const [type, number] of Object.entries(itemTypes)) {
    if (number === 0 || (chosen.length > 0 && !hasValue(chosen, type))) continue;
    nouns.add(vehicleNoun(type, site));
    others -= number;
  }
  if (others > 0 || nouns.size === 0) nouns.add(site.vehicleNoun);
  return nouns.size > 1 ? 'Vehicle' : [...nouns].join('');
};
