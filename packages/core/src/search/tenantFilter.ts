import type { Site } from '../site/site.ts';
import { allOf, quoted } from './filterText.ts';

const listOf = (values: readonly string[]): string => `[${values.map(quoted).join(', ')}]`;

/** The year in the site's own time zone; decision A17 counts years in business time. */
const yearAt = (nowSeconds: number, timezone: string): number =>
  Number(new Intl.DateTimeFormat('en-AU', { timeZone: timezone, year: 'numeric' }).format(nowSeconds * 1_000));

/**
 * The part of the fixed filter that says whose stock it is: the site's own expression, its years limit and what it leaves out
 * (specification section 7; decision B9). Sold vehicles pass, so their pages stay reachable. Empty: all stock of the index.
 * The expression of a read site is in the engine's grammar: `parseSite` translates it, or refuses one that cannot be read.
 *
 * @example
 * tenantFilter(aSite({ search: { excludeMakes: ['Ford'] } }), now); // => 'NOT make IN ["Ford"]'
 */
export const tenantFilter = (site: Site, nowSeconds: number): string => {
  const { searchFilter, yearsLimit, excludeStockNumbers, excludeMakes } = site.search;
  return allOf(
    searchFilter,
    yearsLimit === null ? '' : `year >= ${yearAt(nowSeconds, site.timezone) - yearsLimit}`,
    excludeStockNumbers.length === 0 ? '' : `NOT stocknum IN ${listOf(excludeStockNumbers)}`,
    excludeMakes.length === 0 ? '' : `NOT make IN ${listOf(excludeMakes)}`,
  );
};
