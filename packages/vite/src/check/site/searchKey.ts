import type { Site } from '@dealer/core/site';

/** A problem of a search key and its correction. */
type KeyFault = { message: string; hint: string };

const searchOnly = 'Create a key whose only action is "search" (POST /keys), or a tenant token made with one';

const payloadOf = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/**
 * Checks the format of a search key: Meilisearch generates keys of 64 hexadecimal digits, and tenant tokens are JSON web tokens
 * with search rules. Anything else is a master key, which can write. Only the server knows whether a generated key can write
 * too.
 */
export const keyShapeFault = (key: string): KeyFault | undefined => {
  if (key === '' || /^[0-9a-f]{64}$/.test(key)) return undefined;
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(key)) {
    const payload = payloadOf(key);
    if (typeof payload === 'object' && payload !== null && 'searchRules' in payload) return undefined;
    return { message: 'is a token without search rules', hint: searchOnly };
  }
  return { message: 'is not a generated key: it looks like the master key, which can write', hint: searchOnly };
};

/**
 * Whether a key is a tenant token that limits an index to some of its documents. A key without one searches the stock of every dealer in
 * the index, whatever filter the website adds.
 */
const hasOwnStockOnly = (key: string, indexName: string): boolean => {
  const { searchRules } = (payloadOf(key) ?? {}) as { searchRules?: unknown };
  if (typeof searchRules !== 'object' || searchRules === null || Array.isArray(searchRules)) return false;
  const rules = searchRules as Record<string, { filter?: unknown } | null>;
  const matching = Object.keys(rules).filter((pattern) =>
    pattern.endsWith('*') ? indexName.startsWith(pattern.slice(0, -1)) : pattern === indexName,
  );
  return matching.length > 0 && matching.every((pattern) => (rules[pattern]?.filter ?? '') !== '');
};

type SearchService = {
  readonly host: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** The whole index is this dealer's. */
  readonly wholeIndex: boolean;
};

/** Requests that change nothing, because their bodies are invalid. The server checks the key before it reads the body. */
const probes = ({ indexName }: SearchService): { can: string; path: string; init: RequestInit }[] => {
  const index = `/indexes/${encodeURIComponent(indexName)}`;
  return [
    { can: 'read and create keys', path: '/keys', init: { method: 'GET' } },
    {
      can: 'write documents',
      path: `${index}/documents`,
      init: { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'not documents' },
    },
    {
      can: 'change settings',
      path: `${index}/settings`,
      init: { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: 'not settings' },
    },
  ];
};

/**
 * Queries the search server for the rights of a site's key, and reports a key that can do more than search, cannot search, or searches the
 * stock of other dealers.
 * Nothing on the server changes.
 */
export const liveKeyFaults = async (
  service: SearchService,
  ask: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<KeyFault[]> => {
  const statusOf = async (path: string, init: RequestInit): Promise<number | undefined> => {
    try {
      const headers = {
        ...(init.headers as Record<string, string>),
        ...(service.apiKey === '' ? {} : { authorization: `Bearer ${service.apiKey}` }),
      };
      return (
        await ask(service.host.replace(/\/+$/, '') + path, { ...init, headers, signal: AbortSignal.timeout(10_000) })
      ).status;
    } catch {
      return undefined;
    }
  };
  const search = await statusOf(`/indexes/${encodeURIComponent(service.indexName)}/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"limit":0}',
  });
  if (search === undefined || search >= 500)
    return [
      {
        message: `could not be checked: ${service.host} did not answer`,
        hint: 'Start the server, or correct services.search.host',
      },
    ];
  if (search !== 200)
    return [{ message: `cannot search ${service.indexName}: the server answered ${search}`, hint: searchOnly }];
  const able: string[] = [];
  for (const { can, path, init } of probes(service)) {
    const status = await statusOf(path, init);
    if (status === undefined || status >= 500)
      return [{ message: `could not be checked: ${service.host} did not answer`, hint: 'Try again' }];
    if (status !== 401 && status !== 403) able.push(can);
  }
  if (able.length === 0)
    return service.wholeIndex || hasOwnStockOnly(service.apiKey, service.indexName)
      ? []
      : [
          {
            message: 'is no token for this site: whoever reads it can search the stock of every dealer in the index',
            hint: 'Write a token with `npm run search-token`, or serve the site by `npm run serve` with SEARCH_KEY_UID',
          },
        ];
  const owner = service.apiKey === '' ? 'is empty, and the server lets anybody' : 'can';
  return [
    {
      message: `${owner} ${able.join(' and ')}; every visitor can read it`,
      hint: service.apiKey === '' ? `Start the server with a master key. ${searchOnly}` : searchOnly,
    },
  ];
};

/**
 * The findings of the live key check for a site file. A relative search address is resolved against the site's own host.
 */
export const liveKeyFindings = async (
  { url, search, services }: Pick<Site, 'url' | 'search' | 'services'>,
  file: string,
): Promise<{ rule: 'SITE-KEY'; file: string; path: string; message: string; hint: string }[]> => {
  const faults = await liveKeyFaults({
    host: new URL(services.search.host, url).href,
    apiKey: services.search.apiKey,
    indexName: search.indexName,
    wholeIndex: search.wholeIndex,
  });
  return faults.map((fault) => ({ rule: 'SITE-KEY', file, path: 'services.search.apiKey', ...fault }));
};
