import { clockNow, parseClock } from '../clock/clock.ts';
import { holdMs, holdTable } from '../handlers/paymentRows.ts';
import type { CarHolds } from '../handlers/paymentRows.ts';
import type { MockStore } from '../store/mockStore.ts';
import { button, element } from './element.ts';
import type { PageDeps } from './pageDeps.ts';

const minuteMs = 60_000;

/** The next year in which `at` is still to come. */
const upcoming = (now: number, at: (year: number) => number): number => {
  const year = new Date(now).getUTCFullYear();
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].map((more) => at(year + more)).find((one) => one > now) ?? now;
};

/** The first Sunday of April, on which clocks in the south-east go back at 3 am. */
const firstSunday = (year: number): number => 1 + ((7 - new Date(Date.UTC(year, 3, 1)).getUTCDay()) % 7);

const holdEnd = async (store: MockStore): Promise<number | undefined> => {
  const holds = (await store.rows<CarHolds>(holdTable)).flatMap(({ holds: all }) => all);
  const last = holds.filter(({ outcome }) => outcome === 'paid').at(-1);
  return last && last.created_at + holdMs - minuteMs;
};

const clockPresets: { label: string; at: (now: number, store: MockStore) => number | Promise<number | undefined> }[] = [
  {
    label: 'Christmas Eve, 1 pm in Perth',
    at: (now) => upcoming(now, (year) => Date.UTC(year, 11, 24, 5)),
  },
  {
    label: 'A minute before daylight saving ends',
    at: (now) => upcoming(now, (year) => Date.UTC(year, 3, firstSunday(year), -8, -1)),
  },
  {
    label: '29 February, 10 am in Brisbane',
    at: (now) => upcoming(now, (year) => (year % 4 === 0 ? Date.UTC(year, 1, 29) : 0)),
  },
  { label: 'A minute before the last hold ends', at: (_, store) => holdEnd(store) },
];

const shown = (at: number, timeZone: string): string =>
  new Date(at).toLocaleString('en-AU', { timeZone, dateStyle: 'full', timeStyle: 'medium' });

/** The clock of the page: another time, running or frozen. A change loads the page again. */
export const clockParts = (deps: PageDeps, notify: (text: string) => void): HTMLElement[] => {
  const device = Date.now();
  const settings = deps.settings();
  const isFrozen = settings.now.endsWith(',frozen');
  const set = (now: string): void => {
    deps.change({ now });
    deps.reload();
  };
  const move = (at: number): void => set(new Date(at).toISOString() + (isFrozen ? ',frozen' : ''));
  const now = element('p', {});
  const tick = (): void => {
    const at = Date.now();
    now.textContent = `${shown(at, 'Australia/Brisbane')} in Brisbane, ${shown(at, 'Australia/Perth')} in Perth. ${
      settings.now === '' ? 'This is the device’s clock.' : isFrozen ? 'The clock does not run.' : 'The clock runs.'
    }`;
  };
  tick();
  const timer = setInterval(() => (now.isConnected ? tick() : clearInterval(timer)), 1_000);
  const input = element('input', {
    type: 'text',
    id: 'clock',
    autocomplete: 'off',
    value: settings.now.split(',')[0] ?? '',
  });
  const frozen = element('input', { type: 'checkbox', checked: isFrozen });
  const apply = (): void => {
    const text = input.value.trim() + (frozen.checked && input.value.trim() !== '' ? ',frozen' : '');
    const clock = parseClock(text, device);
    if (clock === undefined) return notify(`“${input.value}” is no date. Write it as 2026-12-24T13:05+08:00.`);
    if (clock.kind === 'real') return set('');
    set(frozen.checked ? text : new Date(clockNow(clock, device)).toISOString());
  };
  return [
    now,
    element('div', {}, element('label', { for: 'clock' }, 'Date, time and time zone'), input),
    element('label', { class: 'check' }, frozen, 'The clock does not run'),
    element(
      'div',
      { class: 'row' },
      button('Set the clock', apply, { class: 'main' }),
      button('+1 hour', () => move(Date.now() + 60 * minuteMs)),
      button('+1 day', () => move(Date.now() + 24 * 60 * minuteMs)),
      button('Use the device’s clock', () => set('')),
    ),
    element(
      'div',
      { class: 'row' },
      ...clockPresets.map(({ label, at }) =>
        button(label, () => {
          void (async () => {
            const time = await at(Date.now(), deps.store);
            if (time === undefined) notify('No vehicle has a paid reservation.');
            else move(time);
          })();
        }),
      ),
    ),
  ];
};
