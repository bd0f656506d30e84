import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { createHttp } from './http.ts';

const schema = z.object({ price: z.number() });

const answering = (response: () => Response | Promise<Response>) => {
  const requests: Request[] = [];
  const http = createHttp({
    baseUrl: 'https://dealer.example',
    timeoutMs: 50,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      return Promise.race([
        response(),
        new Promise<never>((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error), { once: true }),
        ),
      ]);
    },
  });
  return { http, requests };
};

describe('createHttp', () => {
  it('createHttp sends the query and returns a valid response', async () => {
    const { http, requests } = answering(() => Response.json({ price: 120 }));
    await expect(
      http.json('GET', '/api/delivery-price', { schema, query: { postcode: '0800', colour: undefined } }),
    ).resolves.toEqual({ kind: 'ok', value: { price: 120 }, status: 200 });
    expect(requests[0]?.url).toBe('https://dealer.example/api/delivery-price?postcode=0800');
  });

  it('responds, aborts and times out in a browser without AbortSignal.any', async () => {
    const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any');
    Reflect.deleteProperty(AbortSignal, 'any');
    try {
      const stop = new AbortController();
      const asking = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
        if (String(input).endsWith('/now')) return Response.json({ price: 7 });
        return new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error), { once: true }),
        );
      };
      const http = createHttp({ baseUrl: 'https://dealer.example', timeoutMs: 50, fetch: asking });
      await expect(http.json('GET', '/now', { schema, signal: stop.signal })).resolves.toMatchObject({
        kind: 'ok',
        value: { price: 7 },
      });
      await expect(http.json('GET', '/never', { schema, signal: stop.signal })).resolves.toEqual({
        kind: 'failed',
        reason: 'timeout',
      });
      const stopped = http.json('GET', '/never', { schema, signal: stop.signal });
      stop.abort();
      await expect(stopped).resolves.toEqual({ kind: 'failed', reason: 'aborted' });
    } finally {
      if (any) Object.defineProperty(AbortSignal, 'any', any);
    }
  });

  it('createHttp sends a body as JSON', async () => {
    const { http, requests } = answering(() => Response.json({ price: 1 }));
    await http.json('POST', '/api/leads', { schema, body: { name: 'Ana' } });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    await expect(requests[0]?.json()).resolves.toEqual({ name: 'Ana' });
  });

  it('createHttp sends the bearer token of the session with each request', async () => {
    const { http, requests } = answering(() => Response.json({ price: 1 }));
    await http.json('GET', '/api/garage', { schema, bearer: 'token-1' });
    await http.json('GET', '/api/garage', { schema, bearer: undefined });
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['Bearer token-1', null]);
  });

  it.each([
    [
      'a refusal with the server’s words',
      () => Response.json({ error: 'No such car' }, { status: 422 }),
      { kind: 'failed', reason: 'status', status: 422, message: 'No such car' },
    ],
    [
      'a refusal with a blank error',
      () => Response.json({ error: '', message: 'No such car' }, { status: 422 }),
      { kind: 'failed', reason: 'status', status: 422, message: 'No such car' },
    ],
    [
      'a refusal with an error of invisible characters',
      () => Response.json({ error: ' \u200b', message: 'No such car' }, { status: 422 }),
      { kind: 'failed', reason: 'status', status: 422, message: 'No such car' },
    ],
    [
      'a refusal with a blank message',
      () => Response.json({ error: 'No such car', message: '' }, { status: 422 }),
      { kind: 'failed', reason: 'status', status: 422, message: 'No such car' },
    ],
    [
      'a refusal whose texts are blank',
      () => Response.json({ error: ' ', message: '' }, { status: 422 }),
      { kind: 'failed', reason: 'status', status: 422 },
    ],
    [
      'a refusal without words',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      { kind: 'failed', reason: 'status', status: 502 },
    ],
    [
      'a server that asks for a pause',
      () => new Response('', { status: 429, headers: { 'retry-after': '30' } }),
      { kind: 'failed', reason: 'status', status: 429, retryAfter: '30' },
    ],
    ['an answer that is not JSON', () => new Response('oops'), { kind: 'failed', reason: 'malformed', status: 200 }],
    [
      'an answer that breaks the contract',
      () => Response.json({ price: 'free' }),
      { kind: 'failed', reason: 'malformed', status: 200 },
    ],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'failed', reason: 'offline' }],
    [
      'a server that never answers',
      () => new Promise<Response>(() => undefined),
      { kind: 'failed', reason: 'timeout' },
    ],
  ])('createHttp never throws: %s', async (_, response, expected) => {
    const { http } = answering(response as () => Response);
    await expect(http.json('GET', '/x', { schema })).resolves.toEqual(expected);
  });

  it('createHttp reports an HTTP call that was aborted', async () => {
    const { http } = answering(() => new Promise<Response>(() => undefined));
    const stop = new AbortController();
    const answer = http.json('GET', '/x', { schema, signal: stop.signal, timeoutMs: 5000 });
    stop.abort();
    await expect(answer).resolves.toEqual({ kind: 'failed', reason: 'aborted' });
  });
});
