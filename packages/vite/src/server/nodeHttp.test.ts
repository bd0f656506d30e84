import { get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { serve } from './nodeHttp.ts';

describe('serve', () => {
  it('answers requests with a body, and stops on request', async () => {
    const server = await serve(
      async (request) => new Response(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`),
      { port: 0 },
    );
    expect(await (await fetch(`${server.url}/leads`, { method: 'POST', body: 'Jo' })).text()).toBe('POST /leads Jo');
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it('says which port is taken', async () => {
    const first = await serve(async () => new Response(''), { port: 0 });
    await expect(serve(async () => new Response(''), { port: first.port })).rejects.toThrow(
      `Port ${first.port} is taken`,
    );
    await first.close();
  });

  it('cuts the connection for a network error and survives a handler that throws', async () => {
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

  it('reports no error where a visitor leaves in the middle of a request', async () => {
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
  ])('answers for the host of the request alone: %s', async (_, path, host, expected) => {
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

  it('refuses a body that is too large', async () => {
    const server = await serve(async () => new Response('kept'), { port: 0 });
    expect((await fetch(server.url, { method: 'POST', body: new Uint8Array(6 * 1024 * 1024) })).status).toBe(413);
    await server.close();
  });
});
