import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';

import type { Engine } from '../engine/createEngine.ts';

/** Where and how to listen. Port 0 takes a free one. */
export type ServeOptions = { readonly port: number; readonly host?: string; readonly maxBodyBytes?: number };

/** A server that runs. `close` lets requests under way finish, then resolves. */
export type EngineServer = { readonly url: string; readonly close: () => Promise<void> };

/** Meilisearch's own limit. */
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

const json = (reply: ServerResponse, status: number, body: unknown): void => {
  reply.writeHead(status, { ...CORS, 'content-type': 'application/json' });
  reply.end(JSON.stringify(body));
};

/**
 * Serves an engine over HTTP, open to pages of any origin, on the loopback address unless told otherwise.
 * Rejects with an error that names the port when it is taken.
 *
 * @example
 * const server = await serveEngine(createEngine(), { port: 7700 });
 * await server.close();
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
    const request = new Request(new URL(message.url ?? '/', 'http://engine'), {
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
      const link = (code: string): string => `https://docs.meilisearch.com/errors#${code}`;
      if (error instanceof TooLarge) {
        // The rest of the body is not read: the connection ends with this answer.
        reply.setHeader('connection', 'close');
        json(reply, 413, {
          message: `The provided payload reached the size limit. The maximum accepted payload size is ${maxBodyBytes} bytes.`,
          code: 'payload_too_large',
          type: 'invalid_request',
          link: link('payload_too_large'),
        });
      } else
        json(reply, 400, {
          message: error instanceof Error ? error.message : String(error),
          code: 'bad_request',
          type: 'invalid_request',
          link: link('bad_request'),
        });
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
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      resolve({
        url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
        close: () =>
          new Promise<void>((done, failed) => {
            server.close((error) => (error ? failed(error) : done()));
            server.closeIdleConnections();
          }),
      });
    });
  });
};
