import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** A server as a function. */
export type Handler = (request: Request) => Promise<Response>;

const maxBodyBytes = 5 * 1024 * 1024;

/** Why a request is refused before a handler gets it. */
type Refused = 'too large' | 'malformed';

const bodyOf = async (incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | 'too large'> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBodyBytes) return 'too large';
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
};

/** The address that was requested; undefined for none of this server. A path such as `//other.example/` does not change the host. */
const addressOf = ({ url = '', headers: { host = 'localhost' } }: IncomingMessage): URL | undefined => {
  if (!url.startsWith('/') || !/^[\w.:[\]-]+$/.test(host)) return undefined;
  try {
    return new URL(`http://${host}${url}`);
  } catch {
    return undefined;
  }
};

/** Node's request as a standard one. */
export const toRequest = async (incoming: IncomingMessage): Promise<Request | Refused> => {
  const url = addressOf(incoming);
  if (url === undefined) return 'malformed';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const method = incoming.method ?? 'GET';
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = await bodyOf(incoming);
  return body === 'too large' ? body : new Request(url, { method, headers, body });
};

/** Sends a standard answer; a network error (`Response.error()`) cuts the connection. */
export const sendResponse = async (
  answer: Response,
  outgoing: ServerResponse,
  { head = false } = {},
): Promise<void> => {
  if (answer.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = answer.status;
  for (const [name, value] of answer.headers) outgoing.setHeader(name, value);
  if (head || answer.body === null) {
    outgoing.end();
    return;
  }
  await new Promise<void>((resolve, reject) => {
    Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream)
      .on('error', reject)
      .pipe(outgoing)
      .on('finish', resolve)
      .on('close', resolve)
      .on('error', reject);
  });
};

/** The answer to a request that no handler gets. */
export const refusal = (reason: Refused): Response =>
  reason === 'too large'
    ? Response.json({ error: 'The request is too large.' }, { status: 413 })
    : Response.json({ error: 'The address or the host name is malformed.' }, { status: 400 });

/** A running server. */
export type Running = { url: string; port: number; close: () => Promise<void> };

/**
 * Serves a handler on loopback. A taken port rejects with words that name it. Port 0 takes any free one. `onError` gets what a handler
 * throws; a visitor who leaves before the answer is no error.
 *
 * @example
 * const server = await serve(async () => new Response('Good morning'), { port: 4400 });
 * await server.close();
 */
export const serve = async (
  handler: Handler,
  {
    port,
    host = '127.0.0.1',
    onError = console.error,
  }: { port: number; host?: string; onError?: (error: unknown) => void },
): Promise<Running> => {
  const server: Server = createServer((incoming, outgoing) => {
    void (async () => {
      try {
        const request = await toRequest(incoming);
        const answer = typeof request === 'string' ? refusal(request) : await handler(request);
        await sendResponse(answer, outgoing, { head: incoming.method === 'HEAD' });
      } catch (error) {
        if (incoming.socket.destroyed) return;
        onError(error);
        if (outgoing.headersSent) outgoing.destroy();
        else {
          outgoing.statusCode = 500;
          outgoing.end('The server failed. Its console says why.');
        }
      }
    })();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(portTaken(port)) : error),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${taken}`,
    port: taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** What a second start on a taken port says. */
export const portTaken = (port: number): string =>
  `Port ${port} is taken: another program listens there, perhaps an earlier start of this one. Stop it and try again.`;
