import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';

import type { Engine } from '../engine/createEngine.ts';
import { ApiError, errorBody } from '../http/apiError.ts';

/** Where to listen. Port 0 picks a free port; the host defaults to 127.0.0.1, the body limit to 100 MB. */
export type ServeOptions = { readonly port: number; readonly host?: string; readonly maxBodyBytes?: number };

/** A running server. `close` waits for pending requests. */
export type EngineServer = { readonly url: string; readonly close: () => Promise<void> };

/** Meilisearch's default limit. */
const MAX_BODY_BYTES = 100 * 1024 * 1024;

const CORS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, x-meilisearch-client, meili-include-metadata',
  'access-control-max-age': '86400',
};

class TooLarge extends Error {}

const readBody = async (message: IncomingMessage, max: number): Promise<Buffer> => {
  if (Number(message.headers['content-length'] ?? 0) > max) throw new TooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > max) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * Serves an engine over HTTP with CORS for every origin. A body over the limit is answered with 413. Rejects if the
 * port is in use; the message names it.
 */
export const serveEngine = (
  engine: Engine,
  { port, host = '127.0.0.1', maxBodyBytes = MAX_BODY_BYTES }: ServeOptions,
): Promise<EngineServer> => {
  const answer = async (message: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const { method = 'GET' } = message;
    if (method === 'OPTIONS') {
      reply.writeHead(204, CORS);
      reply.end();
      return;
    }
    const body = method === 'GET' || method === 'HEAD' ? undefined : await readBody(message, maxBodyBytes);
    const headers = new Headers();
    for (const [name, value] of Object.entries(message.headers))
      if (typeof value === 'string') headers.set(name, value);
    const { url = '/' } = message;
    // A path such as `//` would be read as another host.
    const request = new Request(url.startsWith('/') ? `http://engine${url}` : new URL(url, 'http://engine'), {
      method,
      headers,
      ...(body && { body: new Uint8Array(body) }),
    });
    const response = await engine.handle(request);
    reply.writeHead(response.status, { ...Object.fromEntries(response.headers), ...CORS });
    reply.end(Buffer.from(await response.arrayBuffer()));
  };
  const server = createServer((message, reply) => {
    answer(message, reply).catch((error: unknown) => {
      if (reply.headersSent) return void reply.destroy();
      // The rest of a body that is too large is not read, so the connection cannot be reused.
      if (error instanceof TooLarge) reply.setHeader('connection', 'close');
      const failure =
        error instanceof TooLarge
          ? new ApiError(
              'payload_too_large',
              `The provided payload reached the size limit. The maximum accepted payload size is ${maxBodyBytes} bytes.`,
            )
          : new ApiError('bad_request', error instanceof Error ? error.message : String(error));
      reply.writeHead(failure.status, { ...CORS, 'content-type': 'application/json' });
      reply.end(JSON.stringify(errorBody(failure)));
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken by another program. Choose another with --port.`)
          : error,
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      const actualPort = typeof address === 'object' && address !== null ? address.port : port;
      resolve({
        url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
        close: () =>
          new Promise<void>((done, failed) => {
            server.close((error) => (error ? failed(error) : done()));
            server.closeIdleConnections();
          }),
      });
    });
  });
};
