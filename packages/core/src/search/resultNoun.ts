import { formatCount } from '../format/formatNumber.ts';
import type { Site } from '../site/site.ts';
import { vehicleNoun } from '../vehicle/vehicleNoun.ts';
import { bodyTypes } from './bodyTypes.ts';
import { hasValue } from './oneSpelling.ts';

/** The facts about the vehicles of a result. */
export type ResultKinds = {
  /** How many vehicles there are. */
  readonly count: number;
  /** Counts of the `item_type` facet of the same search. */
  readonly itemTypes?: Readonly<Record<string, number>>;
  /** Item types that the visitor selected: the facet then counts the others as well. */
  readonly chosen?: readonly string[];
};

/**
 * The noun of a result (decision G12): the noun of its vehicles if all are of one type, "Vehicle" for a mixed result. Vehicles
 * without an item type have the site's noun.
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

/**
 * A noun for a count: "Car" for one, "Cars" otherwise.
 *
 * @example
 * nounFor(2, 'Car'); // => 'Cars'
 */
export const nounFor = (count: number, noun: string): string => {
  if (count === 1 || /(chassis|craft)$/i.test(noun)) return noun;
  if (/(s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
};

/** A body type in the plural: "Utes", "SUVs", "Cab chassis". One that only the stock knows may be in the plural already. */
export const bodyPlural = (body: string): string =>
  bodyTypes.find(({ value }) => hasValue([value], body))?.label ?? (/[^ius]s$/i.test(body) ? body : nounFor(2, body));

/**
 * The Show-results button (decision B19). Disabled at 0.
 *
 * @example
 * showResultsLabel(1_204, 'Car'); // => { label: 'Show Me 1,204 Cars', disabled: false }
 */
export const showResultsLabel = (count: number, noun: string): { label: string; disabled: boolean } => ({
  label: `Show Me ${formatCount(count)} ${nounFor(count, noun)}`,
  disabled: count <= 0,
});
