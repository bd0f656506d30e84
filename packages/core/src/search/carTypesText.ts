import type { Site } from '../site/site.ts';
import { carTypeLabel } from '../vehicle/carType.ts';
import type { CarType } from '../site/stockTypes.ts';

/** Lower case inside a sentence, but never a name or an abbreviation. */
export const inside = (word: string): string => (/^[A-Z][a-z]+(-[A-Z][a-z]+)?$/.test(word) ? word.toLowerCase() : word);

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/**
 * Types of stock within a sentence, in the words of the site.
 *
 * @example
 * carTypesText(['new', 'demo', 'used'], aSite()); // => 'new, demo and used'
 */
export const carTypesText = (types: readonly string[], site: Pick<Site, 'phrases' | 'search'>): string =>
  list(types.map((type) => inside(carTypeLabel(type as CarType, site))));
