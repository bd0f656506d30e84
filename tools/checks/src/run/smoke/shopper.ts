import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { locate } from './locate.ts';
import type { LocateAction, Found, PressWindow, Target } from './locate.ts';
import type { Key, SmokeBrowser } from './smokeBrowser.ts';

/** Long enough for a machine that builds and tests at the same time. */
const patienceMs = 20_000;
const pauseMs = 50;
const stillMs = 250;

/** The browser bundle is in the same folder as the entry for Node. */
const testingLibrary = readFileSync(
  new URL(
    '@testing-library/dom.umd.min.js',
    `file://${createRequire(import.meta.url).resolve('@testing-library/dom')}`,
  ),
  'utf8',
);

const describeTarget = ({ role, name, within }: Target): string =>
  `${role}${name === undefined ? '' : ` "${name}"`}${within === undefined ? '' : ` in ${describeTarget(within)}`}`;

/** What a shopper does and sees, in every browser. */
export type Shopper = {
  /** Waits until it is on the page, perhaps further down. */
  sees: (target: Target, says?: RegExp) => Promise<Found>;
  /** Waits until all of it is inside the window, with nothing over it. */
  seesOnScreen: (target: Target) => Promise<Found>;
  seesNo: (target: Target) => Promise<void>;
  /** Scrolls to it and presses it. */
  presses: (target: Target) => Promise<void>;
  /** Presses it without scrolling, to check where a menu opens. */
  pressesOnScreen: (target: Target) => Promise<void>;
  pressesKey: (key: Key) => Promise<void>;
  writes: (target: Target, text: string) => Promise<void>;
  chooses: (target: Target, option: string) => Promise<void>;
  goesBack: () => Promise<void>;
  /** Waits until the address has this path or query; returns it. */
  isAt: (address: RegExp) => Promise<string>;
};

/** Repeats a query until it returns a value; after the timeout the last problem becomes the error. */
const wait = async <Result>(look: () => Promise<Result | { not: string }>): Promise<Result> => {
  const until = Date.now() + patienceMs;
  for (;;) {
    const seen = await look();
    if (typeof seen !== 'object' || seen === null || !('not' in seen)) return seen as Result;
    if (Date.now() > until) throw new Error(seen.not);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
};

/** A shopper at a browser. */
export const shopperAt = (browser: SmokeBrowser): Shopper => {
  const find = async (target: Target, action: LocateAction = 'look'): Promise<Found | null> => {
    const found = await browser.run(locate, target, action);
    if (found !== 'no library') return found;
    await browser.run(testingLibrary);
    return find(target, action);
  };

  const sees: Shopper['sees'] = (target, says) =>
    wait(async () => {
      const found = await find(target);
      if (!found) return { not: `There is no ${describeTarget(target)}.` };
      return says === undefined || says.test(found.text)
        ? found
        : { not: `The ${describeTarget(target)} says "${found.text}", not ${says}.` };
    });

  /** Can be pressed and does not move: a page that is still loading may shift its content. */
  const seesStill = (target: Target, action: LocateAction): Promise<Found> => {
    let since = Date.now();
    let before = '';
    return wait(async () => {
      const found = await find(target, action);
      if (!found) return { not: `There is no ${describeTarget(target)}.` };
      if (found.unreachable !== '') return { not: `The ${describeTarget(target)} is ${found.unreachable}.` };
      const position = `${found.x}, ${found.y}`;
      if (position !== before) since = Date.now();
      before = position;
      return Date.now() - since >= stillMs ? found : { not: `The ${describeTarget(target)} keeps moving.` };
    });
  };
  /** Presses again if the page shifted its content at that moment. */
  const press = async (target: Target, action: LocateAction): Promise<void> => {
    for (let tries = 0; tries < 3; tries += 1) {
      await seesStill(target, action);
      const found = await find(target, 'press');
      if (!found || found.unreachable !== '') continue;
      await browser.pressAt(found.x, found.y);
      // Undefined in a new document: the press has navigated.
      if (await browser.run(() => (window as PressWindow).smokePressed !== false)) return;
    }
    throw new Error(`Three presses on the ${describeTarget(target)} landed beside it.`);
  };

  return {
    sees,
    seesOnScreen: (target) => seesStill(target, 'look'),
    seesNo: (target) =>
      wait(async () => ((await find(target)) ? { not: `The ${describeTarget(target)} is still there.` } : undefined)),
    presses: (target) => press(target, 'scroll'),
    pressesOnScreen: (target) => press(target, 'look'),
    pressesKey: browser.pressKey,
    writes: async (target, text) => {
      await press(target, 'scroll');
      // A message may be prefilled: a press in its middle is inside the text.
      const before = (await find(target))?.value ?? '';
      if (before !== '') {
        await browser.pressKey('PageDown');
        await browser.pressKey('End');
      }
      const whole = before + text;
      await browser.type(text);
      await wait(async () => {
        const value = (await find(target))?.value;
        return value === whole ? undefined : { not: `The ${describeTarget(target)} holds "${value}", not "${whole}".` };
      });
    },
    chooses: async (target, option) => {
      // By keyboard: the list of a select is drawn by the system, outside the page.
      await find(target, 'focus');
      await browser.type(option);
      await wait(async () => {
        const value = (await find(target))?.value;
        return value === option
          ? undefined
          : { not: `The ${describeTarget(target)} shows "${value}", not "${option}".` };
      });
    },
    goesBack: browser.back,
    isAt: (address) =>
      wait(async () => {
        const { pathname, search } = await browser.run(() => ({
          pathname: location.pathname,
          search: decodeURIComponent(location.search),
        }));
        return address.test(pathname + search) ? pathname + search : { not: `The address is ${pathname}${search}.` };
      }),
  };
};
