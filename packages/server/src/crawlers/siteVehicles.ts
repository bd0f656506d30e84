import { siteFilter } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { isAvailable, parseVehicle } from '@dealer/core/vehicle';
import type { Vehicle } from '@dealer/core/vehicle';
import { isWholeAnswer } from '@dealer/search/query';
import type { Handler } from '../http/nodeHttp.ts';

/** Small enough that a batch is garbage before the next one: with 500 a prerender takes 80 MB more. */
const batchSize = 100;

/**
 * The vehicles for sale of an index, read in batches. Malformed documents are left out.
 *
 * @throws Error if the search server does not answer, or not with vehicles
 */
// eslint-disable-next-line func-style -- generators cannot be arrow functions
export async function* indexVehicles(index: string, filter: string, search: Handler): AsyncGenerator<Vehicle> {
  for (let offset = 0; ; offset += batchSize) {
    const answer = await search(
      new Request(`http://search.invalid/indexes/${encodeURIComponent(index)}/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ q: '', filter, sort: ['created_at_timestamp:desc'], limit: batchSize, offset }),
        signal: AbortSignal.timeout(30_000),
      }),
    );
    if (!answer.ok) throw new Error(`The search server answered ${answer.status} when the stock was read.`);
    const found: unknown = await answer.json();
    if (!isWholeAnswer('/search', {}, found))
      throw new Error('The search server gave no answer when the stock was read.');
    const { hits } = found as { hits: unknown[] };
    for (const hit of hits) {
      const parsed = parseVehicle(hit);
      if (parsed.kind === 'vehicle' && isAvailable(parsed.vehicle)) yield parsed.vehicle;
    }
    if (hits.length < batchSize) return;
  }
}

/**
 * The vehicles for sale on a site: those of its index with the filter of the site's own searches.
 *
 * @throws Error if the search server does not answer, or not with vehicles
 */
export const siteVehicles = (site: Site, { search, now }: { search: Handler; now: number }): AsyncGenerator<Vehicle> =>
  indexVehicles(site.search.indexName, siteFilter(site, now), search);
