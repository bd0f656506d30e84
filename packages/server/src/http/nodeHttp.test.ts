import { stat } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { serve } from './nodeHttp.ts';

describe('serve', () => {
  it('serve answers requests with a body, and stops on request', async () => {
    const server = await serve(
      async (request) => new Response(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`),
      { port: 0 },
    );
    expect(await (await fetch(`${server.url}/leads`, { method: 'POST', body: 'Jo' })).text()).toBe('POST /leads Jo');
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it('serve says which port is taken', async () => {
    const first = await serve(async () => new Response(''), { port: 0 });
    await expect(serve(async () => new Response(''), { port: first.port })).rejects.toThrow(
      `Port ${first.port} is taken`,
    );
    await first.close();
  });

  it('serve cuts the connection for a network error and survives a handler that throws', async () => {
    const onError = vi.fn();
    const server = await serve(
      async (request) => (request.url.endsWith('/down') ? Response.error() : Promise.reject(new Error('planted'))),
      { port: 0, onError },
    );
    await expect(fetch(`${server.url}/down`)).rejects.toThrow();
    expect((await fetch(`${server.url}/throws`)).status).toBe(500);
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ message: 'planted' })]]);
    await server.close();
  });

  it('serve reports no error where a visitor leaves in the middle of a request', async () => {
    const onError = vi.fn();
    const server = await serve(async (request) => new Response(await request.text()), { port: 0, onError });
    const visitor = connect(server.port, '127.0.0.1');
    visitor.write('POST / HTTP/1.1\r\nhost: yard.example\r\ncontent-length: 100\r\n\r\nJo');
    await wait(50);
    visitor.destroy();
    expect((await fetch(server.url, { method: 'POST', body: 'Al' })).status).toBe(200);
    expect(onError).not.toHaveBeenCalled();
    await server.close();
  });

  it.each([
    ['a path that looks like an address', '//other.example/x', 'yard.example', 'yard.example //other.example/x'],
    ['a whole address', 'http://other.example/', 'yard.example', '400'],
    ['a host with a user', '/', 'yard.example:80@other.example', '400'],
    ['a host that is no name', '/', 'yard example', '400'],
  ])('serve answers for the host of the request alone: %s', async (_, path, host, expected) => {
    const server = await serve(
      async ({ url }) => new Response(`${new URL(url).hostname} ${new URL(url).pathname}`, { status: 200 }),
      { port: 0 },
    );
    const answer = await new Promise<string>((resolve, reject) => {
      get({ port: server.port, path, headers: { host } }, (incoming) => {
        void text(incoming).then((body) => resolve(incoming.statusCode === 200 ? body : String(incoming.statusCode)));
      }).on('error', reject);
    });
    await server.close();
    expect(answer).toBe(expected);
  });

  it.each(['TRACE', 'TRACK', 'PROPFIND', 'OPTIONS', 'PURGE'])('serve never fails for %s', async (method) => {
    const onError = vi.fn();
    const server = await serve(async () => new Response('', { status: 405 }), { port: 0, onError });
    const status = await statusOf(
      server.port,
      `${method} / HTTP/1.1\r\nhost: yard.example\r\nconnection: close\r\n\r\n`,
    );
    // The parser of HTTP knows no TRACK.
    expect([method, status]).toEqual([method, method === 'TRACK' ? 400 : 405]);
    expect(onError).not.toHaveBeenCalled();
    await server.close();
  });
});

/** The status of the answer to what is written; undefined if the connection ends without one. */
const statusOf = async (port: number, written: string): Promise<number | undefined> => {
  const visitor = connect(port, '127.0.0.1');
  visitor.on('error', () => undefined).write(written);
  const answer = await text(visitor).catch(() => '');
  return /^HTTP\/1\.1 (\d+)/.test(answer) ? Number(answer.slice(9, 12)) : undefined;
};

describe('the body of a request', () => {
  it('the body of a request is refused before it is read where it says that it is too large', async () => {
    const handler = vi.fn(async () => new Response('kept'));
    const server = await serve(handler, { port: 0, bodyLimit: ({ path }) => (path === '/leads' ? 100 : 10) });
    const head = (path: string, length: number) =>
      `POST ${path} HTTP/1.1\r\nhost: yard.example\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`;
    // Nothing of these bodies is ever sent.
    expect(await statusOf(server.port, head('/leads', 101))).toBe(413);
    expect(await statusOf(server.port, head('/search', 11))).toBe(413);
    expect(handler).not.toHaveBeenCalled();
    expect(await statusOf(server.port, `${head('/leads', 5)}hello`)).toBe(200);
    await server.close();
  });

  it('the body of a request is refused as soon as it is too large where it does not say how long it is', async () => {
    const server = await serve(async () => new Response('kept'), { port: 0, bodyLimit: () => 10 });
    const head = 'POST / HTTP/1.1\r\nhost: yard.example\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n';
    expect(await statusOf(server.port, `${head}14\r\n${'x'.repeat(20)}\r\n`)).toBe(413);
    await server.close();
  });

  it('the body of a request has five megabytes where nothing else is said, and who sends more reads the answer', async () => {
    const server = await serve(async () => new Response('kept'), { port: 0 });
    expect((await fetch(server.url, { method: 'POST', body: new Uint8Array(6 * 1024 * 1024) })).status).toBe(413);
    await server.close();
  });

  it('the body of a request is not read where the address takes none', async () => {
    const server = await serve(async (request) => new Response(String(request.body), { status: 405 }), {
      port: 0,
      bodyLimit: () => 0,
    });
    const head = 'POST / HTTP/1.1\r\nhost: yard.example\r\nconnection: close\r\ncontent-length: 1000000\r\n\r\n';
    expect(await statusOf(server.port, head)).toBe(405);
    await server.close();
  });

  it('answers with 408 when the body of a request takes too long', async () => {
    const onError = vi.fn();
    const server = await serve(async () => new Response('kept'), { port: 0, bodyTimeoutMs: 100, onError });
    const head = 'POST / HTTP/1.1\r\nhost: yard.example\r\nconnection: close\r\ncontent-length: 10\r\n\r\n';
    expect(await statusOf(server.port, `${head}Jo`)).toBe(408);
    expect(onError).not.toHaveBeenCalled();
    await server.close();
  });
});

describe('a server that stops', () => {
  const large = 'x'.repeat(8 * 1024 * 1024);

  it('a server that stops sends the answers under way whole, also to who reads slowly', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const requested: string[] = [];
    const server = await serve(
      async ({ url }) => {
        requested.push(url);
        if (url.endsWith('/later')) await released;
        return new Response(large, { headers: { 'content-length': String(large.length) } });
      },
      { port: 0 },
    );
    const visitors = ['/now', '/later', '/now', '/later'].map((path) => {
      const visitor = connect(server.port, '127.0.0.1');
      visitor.write(`GET ${path} HTTP/1.1\r\nhost: yard.example\r\n\r\n`);
      visitor.pause();
      return visitor;
    });
    await expect.poll(() => requested.length).toBe(visitors.length);
    const stopped = server.close({ withinMs: 10_000 });
    await wait(200);
    release();
    const lengths = await Promise.all(
      visitors.map(async (visitor) => (await text(visitor)).split('\r\n\r\n')[1]?.length),
    );
    expect(lengths).toEqual(visitors.map(() => large.length));
    await stopped;
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it('a server that stops answers the request that is on its way on a connection that was quiet, and says that it closes', async () => {
    const server = await serve(async () => new Response('Good morning'), { port: 0 });
    const visitor = connect(server.port, '127.0.0.1');
    const request = 'GET / HTTP/1.1\r\nhost: yard.example\r\n\r\n';
    visitor.write(request);
    const answered = text(visitor);
    await wait(100);
    const stopped = server.close({ withinMs: 5_000 });
    visitor.write(request);
    const answers = await answered;
    expect(answers.match(/Good morning/g)).toHaveLength(2);
    expect(answers.match(/connection: close/gi)).toHaveLength(1);
    await stopped;
  });

  it('a server that stops answers visitors whose connections wait in the queue of the system', async () => {
    const server = await serve(async () => new Response('Good morning'), { port: 0 });
    const answers = await new Promise<Promise<string>[]>((resolve) => {
      // Connections of this turn of the event loop are in the queue, and the next turn begins without a look at it.
      stat('.', () => {
        const visitors = Array.from({ length: 20 }, () => connect(server.port, '127.0.0.1'));
        for (const visitor of visitors) visitor.write('GET / HTTP/1.1\r\nhost: yard.example\r\n\r\n');
        void server.close({ withinMs: 5_000 });
        resolve(visitors.map((visitor) => text(visitor).catch(String)));
      });
    });
    for (const answer of await Promise.all(answers)) expect(answer).toContain('Good morning');
  });

  it('a server that stops closes connections that are quiet, and cuts at the end of its time what is not done', async () => {
    const server = await serve(
      async ({ url }) => (url.endsWith('/never') ? new Promise<Response>(() => undefined) : new Response('')),
      {
        port: 0,
      },
    );
    const [quiet, waiting] = [connect(server.port, '127.0.0.1'), connect(server.port, '127.0.0.1')];
    for (const visitor of [quiet, waiting]) visitor.on('error', () => undefined).resume();
    waiting.write('GET /never HTTP/1.1\r\nhost: yard.example\r\n\r\n');
    await wait(100);
    const started = performance.now();
    await server.close({ withinMs: 1_500 });
    expect(performance.now() - started).toBeGreaterThan(1_400);
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
