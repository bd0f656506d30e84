import { anyAnswer, createHttp } from '@dealer/api/http';
import { makePath } from '@dealer/core/routes';
import { vehicleFilter } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { goneIndexName, goneQuery, readGoneVehicle } from '@dealer/core/stock';

/** That a vehicle was once in the stock, and the address that replaces its page if the site has one. */
type FoundGone = { readonly replacement: string | undefined };

/** The server has no such index, an older one without the dealer in it, or the site's key may not read it. */
const isWithoutIndex = (status = 0): boolean => [400, 401, 403, 404].includes(status);

const isHits = (answer: unknown): boolean => {
  const hits = (answer as { hits?: unknown } | null | undefined)?.hits;
  return Array.isArray(hits) && hits.every((hit) => typeof hit === 'object' && hit !== null);
};

/**
 * Asks the search server whether a vehicle of this site without a page once had one (decision G16). Undefined if it had none, and if the
 * server has no such index, it cannot be filtered by dealer, or the site's key may not read it: then the page stays "not found". `failed` if
 * the answer is not known.
 */
export const findGone = async (
  site: Site,
  slug: string,
  { page, fetch, now }: { page: URL; fetch: typeof globalThis.fetch; now: number },
): Promise<FoundGone | 'failed' | undefined> => {
  const { host, apiKey } = site.services.search;
  const http = createHttp({ baseUrl: new URL(host, page).href.replace(/\/$/, ''), fetch });
  const answer = await http.json('POST', `/indexes/${goneIndexName(site.search.indexName)}/search`, {
    schema: anyAnswer,
    body: goneQuery(slug, vehicleFilter(site, now)),
    bearer: apiKey,
  });
  if (answer.kind !== 'ok') return isWithoutIndex(answer.status) ? undefined : 'failed';
  if (!isHits(answer.value)) return 'failed';
  const vehicle = readGoneVehicle(answer.value, slug);
  if (vehicle === undefined) return undefined;
  const { make, model } = vehicle;
  return {
    replacement: site.search.goneVehicles === 'model' && make !== '' ? makePath(make, model || undefined) : undefined,
  };
};
