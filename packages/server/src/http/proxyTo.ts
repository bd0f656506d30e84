import type { Handler } from './nodeHttp.ts';

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

/** The longest answer that is passed back, in bytes. */
const mostBytes = 32 * 1024 * 1024;

/** The whole body, so that a service which stalls or breaks off within its answer is noticed before a part of it is sent. */
const wholeBody = async ({ body }: Response): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (body === null) return null;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new Error('The answer is too long.');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
};

/** In words: `fetch` hides the reason in the cause of its error. */
const reasonOf = (error: unknown): string => {
  const { cause = error } = error as { cause?: unknown };
  return cause instanceof Error ? cause.message : String(cause);
};

/**
 * Passes requests to another server: path, query, method, body and headers. An answer that is whole in time is passed back, else it is 502.
 * With a key, the key replaces the visitor's `Authorization`. `onUnanswered` gets a sentence about a service that does not answer.
 */
export const proxyTo =
  (
    address: string,
    {
      key,
      timeoutMs,
      onUnanswered,
    }: { key?: string | undefined; timeoutMs: number; onUnanswered?: ((sentence: string) => void) | undefined },
  ): Handler =>
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
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
      });
      const passed = new Headers(answer.headers);
      for (const name of [...hopHeaders, 'content-encoding']) passed.delete(name);
      return new Response(await wholeBody(answer), { status: answer.status, headers: passed });
    } catch (error) {
      onUnanswered?.(`${address} does not answer: ${reasonOf(error)}`);
      return Response.json({ error: 'The service behind this address does not answer.' }, { status: 502 });
    }
  };
