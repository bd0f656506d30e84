import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trackLoad } from './loads.ts';
import { onFirstInput } from './onFirstInput.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const part = (): HTMLButtonElement => document.body.appendChild(document.createElement('button'));
const press = (element: Element, type = 'pointerdown'): boolean =>
  element.dispatchEvent(new Event(type, { bubbles: true }));

test('a press on a part loads it at once, also after a press elsewhere', () => {
  const run = vi.fn();
  const stop = onFirstInput(run, part());
  press(part());
  expect(run).not.toHaveBeenCalled();
  press(document.body.firstElementChild!);
  expect(run).toHaveBeenCalledTimes(1);
  stop();
});

test('a press elsewhere loads the part a second later, and not if it was cancelled', async () => {
  const [run, cancelled] = [vi.fn(), vi.fn()];
  const stop = onFirstInput(run, part());
  const cancel = onFirstInput(cancelled, part());
  const menu = part();
  press(menu, 'keydown');
  vi.advanceTimersByTime(500);
  press(menu, 'click');
  cancel();
  await vi.advanceTimersByTimeAsync(499);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
  stop();
});

test('a press elsewhere loads the part when the code of what was pressed has come', async () => {
  const [run, cancelled] = [vi.fn(), vi.fn()];
  const stop = onFirstInput(run, part());
  const cancel = onFirstInput(cancelled, part());
  press(part());
  const { promise, resolve } = Promise.withResolvers<boolean>();
  trackLoad({}, promise);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(run).not.toHaveBeenCalled();
  cancel();
  resolve(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
  stop();
});

test.each(['scroll', 'popstate', 'beforeprint'])('%s loads every part at once', (type) => {
  const run = vi.fn();
  const stop = onFirstInput(run, part());
  dispatchEvent(new Event(type));
  expect(run).toHaveBeenCalledTimes(1);
  stop();
});

test('without a part the first input counts, once', () => {
  const run = vi.fn();
  onFirstInput(run);
  for (const type of ['click', 'click', 'keydown']) press(document.body, type);
  expect(run).toHaveBeenCalledTimes(1);
});
