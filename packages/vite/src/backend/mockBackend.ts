import { createMockApi } from '@dealer/mocks/node';
import { indexUid } from '@dealer/mocks/seed';
import { stockEngine } from './stockEngine.ts';

/** Where the backend answers searches. */
export const searchPath = '/search-engine';

/** What a visitor's browser may ask of the search: reading only. */
const mayAsk = (method: string, path: string): boolean =>
  (method === 'POST' && (path === '/multi-search' || /^\/indexes\/[\w-]+\/(search|facet-search)$/.test(path))) ||
  (method === 'GET' && path === '/health');

/**
 * The mock backend and the embedded engine with the generated stock, as one function: searches below `/search-engine`, everything
 * else at the addresses of the dealer's backend. It answers null where neither knows the address.
 *
 * @example
 * const backend = await mockBackend();
 * await backend(new Request('http://localhost/api/leads', { method: 'POST', body: '{}' }));
 */
export const mockBackend = async (): Promise<(request: Request) => Promise<Response | null>> => {
  const { engine } = await stockEngine();
  const api = createMockApi({ search: (request) => engine.handle(request), indexUid, now: () => Date.now() });
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(`${searchPath}/`)) return (await api.handle(request)) ?? null;
    const path = pathname.slice(searchPath.length);
    if (!mayAsk(request.method, path))
      return Response.json({ message: 'This address only searches.' }, { status: 403 });
    const body = request.method === 'POST' ? await request.arrayBuffer() : undefined;
    return engine.handle(
      new Request(`http://engine.invalid${path}${search}`, { method: request.method, headers: request.headers, body }),
    );
  };
};
