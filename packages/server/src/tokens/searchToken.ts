import { allOf, vehicleFilter } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { goneIndexName } from '@dealer/core/stock';
import { generateTenantToken } from 'meilisearch/token';

/** A Meilisearch key that only searches, and its `uid`. Both are in the answer that created it. */
export type SearchKey = { readonly key: string; readonly uid: string };

const hourMs = 3_600_000;

/**
 * A tenant token: it searches only the site's own stock that may be shown, sold or not, whatever filter the caller sends: in the site's
 * index, in the index of vehicles that have left the stock, and in no other. It is valid for `hours` from `now` (milliseconds
 * since 1970), or until its key is deleted.
 */
export const searchToken = (
  site: Site,
  { key, uid }: SearchKey,
  { now, hours }: { now: number; hours: number },
): Promise<string> => {
  const ownStock = { filter: allOf('show_on_dealer_website = true', vehicleFilter(site, now)) };
  return generateTenantToken({
    apiKey: key,
    apiKeyUid: uid,
    searchRules: { [goneIndexName(site.search.indexName)]: ownStock, [site.search.indexName]: ownStock },
    expiresAt: new Date(now + hours * hourMs),
  });
};

/** How long a token of a server is valid, and how old it is when the next one is issued, in hours. */
const validHours = 2;
const renewAfterHours = 1;

/** The tokens of the sites of a server: one for each site, renewed each hour. */
export const createSearchTokens = (
  searchKey: SearchKey,
  { now }: { now: () => number },
): ((site: Site) => Promise<string>) => {
  const tokens = new WeakMap<Site, { token: Promise<string>; issuedAt: number }>();
  return (site) => {
    const time = now();
    const known = tokens.get(site);
    if (known !== undefined && time - known.issuedAt < renewAfterHours * hourMs) return known.token;
    const token = searchToken(site, searchKey, { now: time, hours: validHours });
    tokens.set(site, { token, issuedAt: time });
    return token;
  };
};
