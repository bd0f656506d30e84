import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** A server as a function. */
export type Handler = (request: Request) => Promise<Response>;

/** The limits of the bodies that a server reads. */
export type BodyLimits = {
  /** The most bytes of a body by method and path; 0: its body is not read. Default: 5 MB. */
  bodyLimit?: (request: { method: string; path: string }) => number;
  /** How long a body may take, in milliseconds. Default: 15,000. */
  bodyTimeoutMs?: number;
};

const defaultBodyLimit = 5 * 1024 * 1024;

/** Why a request is refused before a handler gets it. */
type Refused = 'too large' | 'too slow' | 'malformed' | 'method';

/** Methods that no `Request` can have: they are for proxies and their tests. */
const proxyMethods = /^(TRACE|TRACK|CONNECT)$/;

const bodyOf = (
  incoming: IncomingMessage,
  { limit, timeoutMs }: { limit: number; timeoutMs: number },
): Promise<Uint8Array<ArrayBuffer> | 'too large' | 'too slow'> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const end = (result: Uint8Array<ArrayBuffer> | 'too large' | 'too slow'): void => {
      clearTimeout(timer);
      incoming.off('data', read).pause();
      resolve(result);
    };
    const read = (part: Buffer): void => {
      bytes += part.length;
      if (bytes > limit) return end('too large');
      parts.push(part);
    };
    const timer = setTimeout(() => end('too slow'), timeoutMs);
    incoming
      .on('data', read)
      .once('end', () => end(new Uint8Array(Buffer.concat(parts))))
      .once('close', () => {
        clearTimeout(timer);
        reject(new Error('The visitor left.'));
      })
      .once('error', reject);
  });

/** A request of Node, whose path a middleware may have shortened. */
type Incoming = Pick<IncomingMessage, 'url' | 'headers'> & { originalUrl?: string };

/**
 * The address that was requested; undefined for none of this server. A path such as `//other.example/` does not change the host.
 */
export const requestAddress = ({
  originalUrl,
  url = '',
  headers: { host = 'localhost' },
}: Incoming): URL | undefined => {
  const path = originalUrl ?? url;
  if (!path.startsWith('/') || !/^[\w.:[\]-]+$/.test(host)) return undefined;
  try {
    return new URL(`http://${host}${path}`);
  } catch {
    return undefined;
  }
};

/** Node's request as a standard one. */
export const toRequest = async (
  incoming: IncomingMessage,
  { bodyLimit = () => defaultBodyLimit, bodyTimeoutMs = 15_000 }: BodyLimits = {},
): Promise<Request | Refused> => {
  const url = requestAddress(incoming);
  if (url === undefined) return 'malformed';
  const method = incoming.method ?? 'GET';
  if (proxyMethods.test(method)) return 'method';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const limit = method === 'GET' || method === 'HEAD' ? 0 : bodyLimit({ method, path: url.pathname });
  if (limit === 0) return new Request(url, { method, headers });
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return 'too large';
  const body = await bodyOf(incoming, { limit, timeoutMs: bodyTimeoutMs });
  return typeof body === 'string' ? body : new Request(url, { method, headers, body });
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
  for (const [name, value] of answer.headers) outgoing.appendHeader(name, value);
  if (head || answer.body === null) {
    await answer.body?.cancel();
    outgoing.end();
    return;
  }
  await pipeline(Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream), outgoing);
};

const refusals: Readonly<Record<Refused, () => Response>> = {
  'too large': () => Response.json({ error: 'The request is too large.' }, { status: 413 }),
  'too slow': () => Response.json({ error: 'The request took too long.' }, { status: 408 }),
  malformed: () => Response.json({ error: 'The address or the host name is malformed.' }, { status: 400 }),
  method: () =>
    Response.json({ error: 'This method is not allowed.' }, { status: 405, headers: { allow: 'GET, HEAD, POST' } }),
};

/** The answer to a request that no handler gets. */
export const refusal = (reason: Refused): Response => refusals[reason]();

/** A running server. */
export type Running = {
  url: string;
  port: number;
  /** Takes no new connection, sends the answers under way whole, and cuts after `withinMs` what is left. Default: at once. */
  close: (options?: { withinMs?: number }) => Promise<void>;
};

/** For how long the rest of a body is read that nobody wants, so that its sender reads the answer before the connection ends. */
const lingerMs = 2_000;

/** How often a stop looks at the connections, in milliseconds. */
const lookMs = 50;

/**
 * How often in a row a connection is quiet before it is closed while the server stops: a request may be on its way. Looks are counted, not
 * time, because a busy process may not have read for long.
 */
const quietLooks = 10;

/** How many turns of the event loop in a row take no connection before a server stops listening. */
const quickTurns = 5;

/**
 * The connections of a server, each with its answers that are not sent whole, so that a stop cuts none of them. Node itself counts an answer
 * as finished when its last part was written, which may still wait for the visitor to read.
 */
const createConnections = (server: Server) => {
  const connections = new Map<Socket, { underWay: number; bytesRead: number; quiet: number }>();
  let isClosing = false;
  let accepted = 0;
  server.on('connection', (socket) => {
    accepted += 1;
    connections.set(socket, { underWay: 0, bytesRead: -1, quiet: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, outgoing) => {
    const connection = connections.get(socket);
    if (connection === undefined) return;
    if (isClosing) outgoing.setHeader('connection', 'close');
    connection.underWay += 1;
    // After the last byte was handed to the system, or the visitor left.
    outgoing.once('close', () => {
      connection.underWay -= 1;
    });
  });
  const closeQuiet = (): void => {
    for (const [socket, connection] of connections) {
      const isQuiet = connection.underWay === 0 && connection.bytesRead === socket.bytesRead;
      connection.bytesRead = socket.bytesRead;
      connection.quiet = isQuiet ? connection.quiet + 1 : 0;
      if (connection.quiet >= quietLooks) socket.destroySoon();
    }
  };
  /**
   * Until some quick turns of the event loop took no connection from the system's queue, which is lost when the server no longer listens.
   * The first turn may end before the loop looks at the queue.
   */
  const untilNoneWaits = async (): Promise<void> => {
    let quick = 0;
    for (const until = performance.now() + 1_000; quick < quickTurns && performance.now() < until; ) {
      const [before, started] = [accepted, performance.now()];
      await new Promise(setImmediate);
      quick = accepted === before && performance.now() - started < 1 ? quick + 1 : 0;
    }
  };
  return {
    close: async (withinMs: number): Promise<void> => {
      isClosing = true;
      let isClosed = false;
      await untilNoneWaits();
      // The method of http would close idle connections at once, with requests that are on their way.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve())).then(
        () => {
          isClosed = true;
        },
      );
      for (const until = Date.now() + withinMs; !isClosed && Date.now() < until; ) {
        closeQuiet();
        await Promise.race([closed, wait(lookMs)]);
      }
      server.closeAllConnections();
      await closed;
      // Ends the timer that checks connections.
      server.close();
    },
  };
};

/**
 * Serves a handler on loopback. A taken port rejects with words that name it. Port 0 takes any free one. `onError` gets what a handler
 * throws; a visitor who leaves before the answer is no error.
 */
export const serve = async (
  handler: Handler,
  {
    port,
    host = '127.0.0.1',
    onError = console.error,
    ...limits
  }: { port: number; host?: string; onError?: (error: unknown) => void } & BodyLimits,
): Promise<Running> => {
  const server = createServer({ headersTimeout: 15_000, requestTimeout: 60_000 }, (incoming, outgoing) => {
    // The rest of a body that was refused, or that its address does not take.
    outgoing.once('finish', () => {
      if (incoming.complete) return;
      incoming.resume();
      setTimeout(() => incoming.complete || incoming.socket.destroy(), lingerMs).unref();
    });
    void (async () => {
      try {
        const request = await toRequest(incoming, limits);
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
  const connections = createConnections(server);
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
    close: ({ withinMs = 0 } = {}) => connections.close(withinMs),
  };
};

/** What a second start on a taken port says. */
export const portTaken = (port: number): string =>
  `Port ${port} is taken: another program listens there, perhaps an earlier start of this one. Stop it and try again.`;
