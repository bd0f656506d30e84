import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How a search server behaves. */
export type Mood = 'good' | 'killed' | 'hanging' | 'stalling' | 'lying';

/** Answers that are none, each as it was seen behind keys, proxies and wrong addresses. */
const lies: readonly (readonly [status: number, body: string])[] = [
  [403, '{"message":"The provided API key is invalid.","code":"invalid_api_key","type":"auth","link":""}'],
  [429, '{"message":"Too many requests."}'],
  [200, '<!doctype html><h1>Sign in</h1>'],
  [200, 'null'],
  [200, '{}'],
  [200, '[]'],
  [200, ''],
  [200, '{"results":[]}'],
  [200, '{"results":[{"hits":null}]}'],
  [200, '{"results":[{"hits":[null]},{"hits":["x"]}]}'],
  [200, '{"results":[{"hits":[{"title":"A film"}],"totalHits":1}],"hits":[{}]}'],
  [302, ''],
];

/**
 * A search server in front of a good one, which can be made to be down, to hang, to stall within its answers or to answer wrongly.
 */
export const faultySearch = async (good: string) => {
  let mood: Mood = 'good';
  let lie = 0;
  const sockets = new Set<Socket>();
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer): void => {
    const { method, headers, url } = incoming;
    const requested = request(good + url, { method, headers: { ...headers, host: new URL(good).host } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    requested.on('error', () => outgoing.destroy()).end(body);
  };
  const server = createServer((incoming, outgoing) => {
    void buffer(incoming).then(
      (body) => {
        if (mood === 'good') return pass(incoming, outgoing, body);
        if (mood === 'hanging') return;
        if (mood === 'stalling') {
          outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': 10_000 });
          return void outgoing.write('{"results":[{"hits":[');
        }
        lie += 1;
        const [status, text] = lies[lie % lies.length] ?? [500, ''];
        outgoing.writeHead(status, { 'content-type': 'application/json', location: '/sign-in' }).end(text);
      },
      () => undefined,
    );
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  });
  const listen = (port: number): Promise<void> => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    url: `http://127.0.0.1:${port}`,
    setMood: async (next: Mood): Promise<void> => {
      const was = mood;
      mood = next;
      if (next === 'killed' && was !== 'killed') await close();
      if (next !== 'killed' && was === 'killed') await listen(port);
      // Whoever waits for an answer of the last mood gets none.
      if (next === 'good') for (const socket of sockets) socket.destroy();
    },
    close,
  };
};
