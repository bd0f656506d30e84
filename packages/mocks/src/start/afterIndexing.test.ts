import { searchTimeoutMs } from '@dealer/core/search';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterIndexing } from './afterIndexing.ts';

const searchAddress = 'http://localhost:4200/__search';
const search = `${searchAddress}/multi-search`;
let index: () => void;
let requested: string[];
let isSilent: boolean;
let doFetch: typeof fetch;

/** \`AbortSignal.timeout\` runs on the fake clock. */
const timeoutAfter = (ms: number): AbortSignal => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(new DOMException('late', 'TimeoutError')), ms);
  return stop.signal;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutAfter);
  requested = [];
  isSilent = false;
  const indexing = new Promise<void>((resolve) => (index = resolve));
  doFetch = afterIndexing(
    (input, init) => {
      requested.push(String(input));
      return new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        if (!isSilent) resolve(new Response('found'));
      });
    },
    { searchAddress, indexed: () => indexing },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a search waits for the first indexing longer than its time-out', async () => {
  const answer = doFetch(search, { signal: timeoutAfter(searchTimeoutMs) });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requested).toEqual([]);
  index();
  expect(await (await answer).text()).toBe('found');
});

it('a search that the engine does not answer ends by its time-out, counted from the end of the indexing', async () => {
  isSilent = true;
  let ended = '';
  doFetch(search, { signal: timeoutAfter(searchTimeoutMs) }).catch((error: unknown) => (ended = (error as Error).name));
  await vi.advanceTimersByTimeAsync(9_000);
  index();
  await vi.advanceTimersByTimeAsync(searchTimeoutMs - 1);
  expect(ended).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toBe('TimeoutError');
});

it('a search that the page cancels ends at once, and other calls do not wait', async () => {
  const stop = new AbortController();
  const answer = doFetch(search, { signal: stop.signal });
  stop.abort();
  await expect(answer).rejects.toThrow(/abort/i);
  expect((await doFetch('http://localhost:4200/api/leads')).ok).toBe(true);
  expect(requested).toEqual(['http://localhost:4200/api/leads']);
});

it('a search after the indexing has the time-out of the page', async () => {
  index();
  await doFetch(search);
  isSilent = true;
  const answer = doFetch(search, { signal: timeoutAfter(50) });
  answer.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(50);
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
});
