import { expect, it } from 'vitest';
import { clockNow, dateOf, parseClock } from './clock.ts';

const device = Date.UTC(2026, 10, 27, 9);
const christmasEve = Date.UTC(2026, 11, 24, 5, 5);

it.each([
  ['', { kind: 'real' }],
  ['2026-12-24T13:05+08:00', { kind: 'running', aheadMs: christmasEve - device }],
  // As URLSearchParams returns an unencoded +.
  ['2026-12-24T13:05 08:00', { kind: 'running', aheadMs: christmasEve - device }],
  [`2026-12-24T05:05:00Z,${device - 60_000}`, { kind: 'running', aheadMs: christmasEve - device + 60_000 }],
  ['2026-12-24T13:05+08:00,frozen', { kind: 'frozen', at: christmasEve }],
  ['soon', undefined],
  ['2026-02-31T99:00', undefined],
  ['2026-12-24T13:05Z,stopped', undefined],
])('reads the clock "%s"', (text, clock) => {
  expect(parseClock(text, device)).toEqual(clock);
});

it('runs from the given time, or shows it for ever', () => {
  const running = parseClock('2026-12-24T13:05+08:00', device)!;
  expect(clockNow(running, device + 90_000)).toBe(christmasEve + 90_000);
  expect(clockNow({ kind: 'frozen', at: christmasEve }, device + 90_000)).toBe(christmasEve);
});

it('replaces now alone in Date', () => {
  const Mocked = dateOf({ kind: 'frozen', at: christmasEve }, Date);
  expect([Mocked.now(), new Mocked().getTime(), Date.parse(Mocked())]).toEqual(Array(3).fill(christmasEve));
  expect(new Mocked(2026, 0, 1)).toEqual(new Date(2026, 0, 1));
  expect(new Mocked()).toBeInstanceOf(Date);
  expect(Mocked.UTC(2026, 0)).toBe(Date.UTC(2026, 0));
});
