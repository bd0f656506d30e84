import type { Handler } from '../server/nodeHttp.ts';

/** Where the backend answers searches. */
export const searchPath = '/search-engine';

/** What a visitor's browser may request of the search: reading only. */
const isSearch = (method: string, path: string): boolean =>
  (method === 'POST' && (path === '/multi-search' || /^\/indexes\/[\w-]+\/(search|facet-search)$/.test(path))) ||
  (method === 'GET' && path === '/health');

/**
 * Passes the searches of visitors, below `searchPath`, on to a search server and refuses everything else there with 403; undefined for
 * other addresses.
 *
 * @example
 * const search = searchRoute((request) => engine.handle(request));
 * await search(new Request('http://localhost/search-engine/health')); // => 200
 */
export const searchRoute =
  (server: Handler) =>
  async (request: Request): Promise<Response | undefined> => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(`${searchPath}/`)) return undefined;
    const path = pathname.slice(searchPath.length);
    if (!isSearch(request.method, path))
      return Response.json(
        { message: 'This address only searches.', code: 'invalid_api_key', type: 'auth', link: '' },
        { status: 403 },
      );
    const body = request.method === 'POST' ? await request.arrayBuffer() : undefined;
    return server(
      new Request(`http://engine.invalid${path}${search}`, { method: request.method, headers: request.headers, body }),
    );
  };
