import { expect, it, vi } from 'vitest';
import { ignoreFailedUpdates, startProblem, withinTime, workerProblem } from './workerProblem.ts';

it.each([
  ['a browser without service workers', new Error('invariant'), false, /allows no service worker/, /https/],
  [
    'a missing file',
    new Error('Service Worker script does not exist'),
    true,
    /no \/qa\/mockServiceWorker/,
    /whole folder/,
  ],
  [
    'a page in place of the file',
    new Error('unsupported MIME type'),
    true,
    /no \/qa\/mockServiceWorker/,
    /whole folder/,
  ],
  ['anything else', 'denied', true, /could not be started: denied/, /Load again/],
])('explains %s', (_, error, isSupported, what, remedy) => {
  expect(workerProblem(error, { base: '/qa/', isSupported })).toEqual({
    what: expect.stringMatching(what) as string,
    remedy: expect.stringMatching(remedy) as string,
  });
});

it('explains a browser that stores nothing', () => {
  expect(startProblem(Object.assign(new Error('denied'), { name: 'SecurityError' })).remedy).toMatch(/Allow cookies/);
  expect(startProblem(new Error('no site')).what).toBe('An error occurred: no site');
});

it('the start of the mocks does not wait for ever for an outdated worker', async () => {
  vi.useFakeTimers();
  const started = withinTime(new Promise(() => {}), 20_000);
  const failed = expect(started).rejects.toThrow('older build');
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
  expect(await withinTime(Promise.resolve(7), 20_000)).toBe(7);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('a worker that could not be updated is no error of the page; other rejections are', () => {
  const scope = new EventTarget();
  ignoreFailedUpdates(scope as unknown as Window);
  const rejected = (reason: string): boolean => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
      reason: new TypeError(reason),
    });
    return scope.dispatchEvent(event);
  };
  expect(rejected('Failed to update a ServiceWorker for scope (http://localhost/)')).toBe(false);
  expect(rejected('x is undefined')).toBe(true);
});
