import type { Handler } from './nodeHttp.ts';

/** Where the backend answers searches. */
export const searchPath = '/search-engine';

/** What a visitor's browser may request of the search, by path: reading only. */
const searches: readonly (readonly [path: RegExp, method: 'GET' | 'POST'])[] = [
  [/^\/multi-search$/, 'POST'],
  [/^\/indexes\/[\w-]+\/(search|facet-search)$/, 'POST'],
  [/^\/health$/, 'GET'],
];

/** The most queries of one multi-search: a search with each filter of a site in use has fewer. */
const mostQueries = 40;

/** The headers of a visitor that concern a search. Cookies and addresses of pages are not the search server's. */
const passedHeaders = ['accept', 'authorization', 'content-type', 'x-meilisearch-client'];

const refused = (status: number, message: string, code: string, headers: Record<string, string> = {}): Response =>
  Response.json({ message, code, type: 'invalid_request', link: '' }, { status, headers });

const countQueries = (body: ArrayBuffer): number => {
  try {
    const { queries } = JSON.parse(new TextDecoder().decode(body)) as { queries?: unknown };
    return Array.isArray(queries) ? queries.length : 0;
  } catch {
    return 0;
  }
};

/**
 * Passes the searches of visitors, below `searchPath`, on to a search server and refuses everything else there; undefined for other
 * addresses.
 */
export const searchRoute =
  (server: Handler) =>
  async (request: Request): Promise<Response | undefined> => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(`${searchPath}/`)) return undefined;
    const path = pathname.slice(searchPath.length);
    const method = searches.find(([pattern]) => pattern.test(path))?.[1];
    if (method === undefined) return refused(403, 'This address only searches.', 'invalid_api_key');
    if (request.method !== method)
      return refused(405, `This address only answers ${method}.`, 'bad_request', { allow: method });
    const body = method === 'POST' ? await request.arrayBuffer() : undefined;
    if (body !== undefined && countQueries(body) > mostQueries)
      return refused(400, `A search has at most ${mostQueries} queries.`, 'bad_request');
    const headers = new Headers();
    for (const name of passedHeaders) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return server(
      new Request(`http://search.invalid${path}${search}`, { method, headers, body, signal: request.signal }),
    );
  };
