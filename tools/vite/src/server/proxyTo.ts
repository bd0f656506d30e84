import type { Handler } from '@dealer/vite/server';

/** Headers of one connection, which a proxy does not pass on. */
const hopHeaders = [
  'connection',
  'host',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'upgrade',
  'te',
  'trailer',
];

/**
 * Passes requests to another server: path, query, method, body and headers. An answer in time is passed back, else it is 502. With a key,
 * the key replaces the visitor's `Authorization`.
 *
 * @example
 * const search = proxyTo('http://meilisearch:7700', { key, timeoutMs: 10_000 });
 */
export const proxyTo =
  (address: string, { key, timeoutMs }: { key?: string; timeoutMs: number }): Handler =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of hopHeaders) headers.delete(name);
    // Encodings are the proxy's own: fetch unpacks what it gets.
    headers.delete('accept-encoding');
    if (key !== undefined) headers.set('authorization', `Bearer ${key}`);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    try {
      const answer = await fetch(address.replace(/\/+$/, '') + pathname + search, {
        method: request.method,
        headers,
        body: hasBody ? await request.arrayBuffer() : undefined,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const passed = new Headers(answer.headers);
      for (const name of [...hopHeaders, 'content-encoding']) passed.delete(name);
      return new Response(answer.body, { status: answer.status, headers: passed });
    } catch {
      return Response.json({ error: 'The service behind this address does not answer.' }, { status: 502 });
    }
  };
