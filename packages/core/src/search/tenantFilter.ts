import type { Site } from '../site/site.ts';
import { allOf, quoted } from './filterText.ts';

const listOf = (values: readonly string[]): string => `[${values.map(quoted).join(', ')}]`;

/** The year in the site's time zone (decision A17). */
const yearAt = (now: number, timezone: string): number =>
  Number(new Intl.DateTimeFormat('en-AU', { timeZone: timezone, year: 'numeric' }).format(now));

/**
 * The part of the fixed filter that selects the site's stock: its filter expression, maximum age and exclusions (decision B9).
 * Sold vehicles match, so that their pages work. Empty: all stock of the index. The expression is already in the engine's
 * grammar, because `parseSite` translates it or rejects it.
 */
export const tenantFilter = (site: Site, now: number): string => {
  const { searchFilter, yearsLimit, excludeStockNumbers, excludeMakes } = site.search;
  return allOf(
    searchFilter,
    yearsLimit === null ? '' : `year >= ${yearAt(now, site.timezone) - yearsLimit}`,
    excludeStockNumbers.length === 0 ? '' : `NOT stocknum IN ${listOf(excludeStockNumbers)}`,
    excludeMakes.length === 0 ? '' : `NOT make IN ${listOf(excludeMakes)}`,
  );
};
