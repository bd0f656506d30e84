import { formatCount } from '@dealer/core/format';
import { serialiseSearchUrl } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { withFilter } from '../withFilter.ts';

/** Links to the searches by body type with their counts, the most frequent first. */
export const bodyLinks = (counts: Readonly<Record<string, number>>, limit: number, site: Site) => {
  const context = { site, facetValues: { simple_body: Object.keys(counts) } };
  return Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([body, count]) => ({
      body,
      label: body,
      href: serialiseSearchUrl(withFilter(site, 'simple_body', body), context),
      count: formatCount(count),
    }));
};
