import type { SearchHistoryEntry } from '@dealer/core/saved';
import { activeFilters, parseSearchUrl } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';

/** Remembered searches as links, in the words of their filters: "Toyota · Hilux · Under $30,000". */
export const historyItems = (
  searches: readonly SearchHistoryEntry[],
  site: Site,
  facetValues: Readonly<Record<string, readonly string[]>> = {},
): { label: string; href: string }[] =>
  searches.map(({ path, filters }) => {
    const state = parseSearchUrl(path, `?${filters}`, { site, facetValues });
    const labels = activeFilters(state, site).map(({ label }) => label);
    return {
      label: labels.length > 0 ? labels.join(' · ') : site.phrases['search.placeholder'],
      href: `${path}?${filters}`,
    };
  });

/** Whether a stored path contains a name that only the index knows, such as a make. */
export const namesUnknown = (
  searches: readonly SearchHistoryEntry[],
  site: Site,
  facetValues: Readonly<Record<string, readonly string[]>>,
): boolean => searches.some(({ path }) => parseSearchUrl(path, '', { site, facetValues }).unknownScope !== undefined);
