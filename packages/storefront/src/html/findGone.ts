import { anyAnswer, createHttp } from '@dealer/api/http';
import { makePath } from '@dealer/core/routes';
import { vehicleFilter } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { goneIndexName, goneQuery, readGoneVehicle } from '@dealer/core/stock';

/** That a vehicle was once in the stock, and the address that replaces its page if the site has one. */
export type FoundGone = { readonly replacement: string | undefined };

/**
 * Asks the search server whether a vehicle of this site without a page once had one (decision G16). Undefined if it had none, and if the server has no
 * such index, the site's key may not read it, or the request fails: then the page stays "not found".
 *
 * @example
 * await findGone(site, '2022-toyota-hilux-7', { page, fetch, now }) // => { replacement: '/search/toyota/hilux' }
 */
export const findGone = async (
  site: Site,
  slug: string,
  { page, fetch, now }: { page: URL; fetch: typeof globalThis.fetch; now: number },
): Promise<FoundGone | undefined> => {
  const { host, apiKey } = site.services.search;
  const http = createHttp({ baseUrl: new URL(host, page).href.replace(/\/$/, ''), fetch });
  const answer = await http.json('POST', `/indexes/${goneIndexName(site.search.indexName)}/search`, {
    schema: anyAnswer,
    body: goneQuery(slug, vehicleFilter(site, now)),
    bearer: apiKey,
  });
  const vehicle = answer.kind === 'ok' ? readGoneVehicle(answer.value, slug) : undefined;
  if (vehicle === undefined) return undefined;
  const { make, model } = vehicle;
  return {
    replacement: site.search.goneVehicles === 'model' && make !== '' ? makePath(make, model || undefined) : undefined,
  };
};
