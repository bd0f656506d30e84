import { describe, expect, it } from 'vitest';

import { type RequestMessage, type ResponseMessage, type WorkerLike, createWorkerClient } from '../client/index.ts';
import { movies } from '../test/testEngine.ts';
import { serveMessages } from './serveMessages.ts';

/** A worker stub that runs on this thread and clones messages, as a real worker does. */
const fakeWorker = (): { worker: WorkerLike; fail: (message: string) => void } => {
  const listeners = {
    message: [] as ((event: { data?: unknown }) => void)[],
    error: [] as ((event: { message?: string }) => void)[],
  };
  const receive = serveMessages((message: ResponseMessage) => {
    for (const listener of listeners.message) listener({ data: structuredClone(message) });
  });
  return {
    worker: {
      postMessage: (message) => receive({ data: structuredClone(message) }),
      addEventListener: (type, listener) => listeners[type].push(listener),
    },
    fail: (message) => {
      for (const listener of listeners.error) listener({ message });
    },
  };
};

const post = (path: string, body: unknown): Request =>
  new Request(`http://engine${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the engine in a worker', () => {
  it('the engine in a worker gives the same answers by messages, with writes before later searches', async () => {
    const send = createWorkerClient(fakeWorker().worker);
    const [seeded, found] = await Promise.all([
      send(post('/indexes/movies/documents', movies)),
      send(post('/indexes/movies/search', { q: 'captain' })),
    ]);
    expect(seeded.status).toBe(202);
    expect(found.headers.get('content-type')).toContain('application/json');
    expect((await found.json()).hits).toEqual([movies[1]]);
    expect((await send(new Request('http://engine/health'))).status).toBe(200);
    expect((await send(new Request('http://engine/indexes/none'))).status).toBe(404);
  });

  it('the engine in a worker passes the compat options on', async () => {
    const docs = Array.from({ length: 1100 }, (_, id) => ({ id }));
    const send = createWorkerClient(fakeWorker().worker, { multiSearchTotalsCapped: false });
    await send(post('/indexes/cars/documents', docs));
    const { results } = await (await send(post('/multi-search', { queries: [{ indexUid: 'cars' }] }))).json();
    expect(results[0].estimatedTotalHits).toBe(1100);
  });

  it('the engine in a worker answers an invalid message with an error and continues', async () => {
    const { worker } = fakeWorker();
    const seen: unknown[] = [];
    worker.addEventListener('message', ({ data }) => seen.push(data));
    const send = createWorkerClient(worker);
    const broken: RequestMessage = { id: 99, url: 'not an address', method: 'GET', headers: [], body: null };
    worker.postMessage(broken);
    expect((await send(new Request('http://engine/health'))).status).toBe(200);
    expect(seen[0]).toMatchObject({ id: 99, status: 500 });
  });

  it('rejects pending requests if the worker fails to load', async () => {
    const errors: ((event: { message?: string }) => void)[] = [];
    const silent: WorkerLike = {
      postMessage: () => undefined,
      addEventListener: (type, listener) => {
        if (type === 'error') errors.push(listener);
      },
    };
    const send = createWorkerClient(silent);
    const waiting = send(new Request('http://engine/health'));
    await Promise.resolve();
    for (const listener of errors) listener({ message: 'no such file' });
    await expect(waiting).rejects.toThrow('no such file');
    await expect(send(new Request('http://engine/health'))).rejects.toThrow('stopped');
  });
});
