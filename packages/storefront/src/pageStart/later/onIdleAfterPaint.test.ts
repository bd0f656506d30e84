import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onIdleAfterPaint } from './onIdleAfterPaint.ts';

let idle: (() => void)[] = [];
let paint = (): void => undefined;

/** Runs the idle callbacks that are requested so far. */
const becomeIdle = (): void => {
  for (const run of idle.splice(0)) run();
};

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onEntries: () => void) {
        paint = onEntries;
      }
      observe = () => undefined;
      disconnect = () => {
        paint = () => undefined;
      };
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('runs once when the browser is idle, also where no paint is reported', () => {
  const run = vi.fn();
  onIdleAfterPaint(run);
  expect(run).not.toHaveBeenCalled();
  becomeIdle();
  paint();
  becomeIdle();
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits for another idle moment after a larger paint', () => {
  const run = vi.fn();
  onIdleAfterPaint(run);
  const [early] = idle.splice(0);
  paint();
  early?.();
  expect(run).not.toHaveBeenCalled();
  becomeIdle();
  expect(run).toHaveBeenCalledTimes(1);
});

it.each(['load', 'error'])('waits for a picture of high priority until its %s event', (end) => {
  const [picture, below] = [document.createElement('img'), document.createElement('img')];
  picture.setAttribute('fetchpriority', 'high');
  let isComplete = false;
  Object.defineProperty(picture, 'complete', { get: () => isComplete });
  Object.defineProperty(below, 'complete', { value: false });
  document.body.append(picture, below);
  const run = vi.fn();
  onIdleAfterPaint(run);
  becomeIdle();
  expect(run).not.toHaveBeenCalled();
  isComplete = true;
  picture.dispatchEvent(new Event(end));
  becomeIdle();
  expect(run).toHaveBeenCalledTimes(1);
});

it('the work of an idle page does not run after it was cancelled', () => {
  const run = vi.fn();
  onIdleAfterPaint(run)();
  becomeIdle();
  expect(run).not.toHaveBeenCalled();
});

it('waits for a short time where the browser has no idle callback', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  const run = vi.fn();
  onIdleAfterPaint(run);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
