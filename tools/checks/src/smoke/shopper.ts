import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { locate } from './locate.ts';
import type { Approach, Found, PressWindow, Target } from './locate.ts';
import type { Key, SmokeBrowser } from './smokeBrowser.ts';

/** Long enough for a machine that builds and tests beside it. */
const patienceMs = 20_000;
const pauseMs = 50;
const stillMs = 250;

/** The bundle for browsers stands beside the entry for node. */
const testingLibrary = readFileSync(
  new URL(
    '@testing-library/dom.umd.min.js',
    `file://${createRequire(import.meta.url).resolve('@testing-library/dom')}`,
  ),
  'utf8',
);

const inWords = ({ role, name, within }: Target): string =>
  `${role}${name === undefined ? '' : ` "${name}"`}${within === undefined ? '' : ` in ${inWords(within)}`}`;

/** What a shopper does and sees, in any browser. */
export type Shopper = {
  /** Waits until it is on the page, perhaps further down. */
  sees: (target: Target, says?: RegExp) => Promise<Found>;
  /** Waits until all of it is inside the window, with nothing over it. */
  seesOnScreen: (target: Target) => Promise<Found>;
  seesNo: (target: Target) => Promise<void>;
  /** Scrolls to it and presses it. */
  presses: (target: Target) => Promise<void>;
  /** Presses it where it is: for what has to open beside its button. */
  pressesOnScreen: (target: Target) => Promise<void>;
  pressesKey: (key: Key) => Promise<void>;
  writes: (target: Target, text: string) => Promise<void>;
  chooses: (target: Target, option: string) => Promise<void>;
  goesBack: () => Promise<void>;
  /** Waits until the address has this path or query; answers it. */
  isAt: (address: RegExp) => Promise<string>;
};

/** Repeats a look at the page until it answers something; then the last complaint becomes the error. */
const wait = async <Result>(look: () => Promise<Result | { not: string }>): Promise<Result> => {
  const until = Date.now() + patienceMs;
  for (;;) {
    const seen = await look();
    if (typeof seen !== 'object' || seen === null || !('not' in seen)) return seen as Result;
    if (Date.now() > until) throw new Error(seen.not);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
};

/**
 * A shopper at a browser.
 *
 * @example
 * const shopper = shopperAt(await startFirefox({ size, without: [] }));
 * await shopper.presses({ role: 'link', name: '^Contact' });
 */
export const shopperAt = (browser: SmokeBrowser): Shopper => {
  const find = async (target: Target, approach: Approach = 'look'): Promise<Found | null> => {
    const found = await browser.run(locate, target, approach);
    if (found !== 'no library') return found;
    await browser.run(testingLibrary);
    return find(target, approach);
  };

  const sees: Shopper['sees'] = (target, says) =>
    wait(async () => {
      const found = await find(target);
      if (!found) return { not: `There is no ${inWords(target)}.` };
      return says === undefined || says.test(found.text)
        ? found
        : { not: `The ${inWords(target)} says "${found.text}", not ${says}.` };
    });

  /** Reachable, and at the same place for a moment: a page that still loads moves what is on it. */
  const seesStill = (target: Target, approach: Approach): Promise<Found> => {
    let since = Date.now();
    let before = '';
    return wait(async () => {
      const found = await find(target, approach);
      if (!found) return { not: `There is no ${inWords(target)}.` };
      if (found.unreachable !== '') return { not: `The ${inWords(target)} is ${found.unreachable}.` };
      const place = `${found.x}, ${found.y}`;
      if (place !== before) since = Date.now();
      before = place;
      return Date.now() - since >= stillMs ? found : { not: `The ${inWords(target)} keeps moving.` };
    });
  };
  /** A page that still loads may move what a shopper is about to press: then they press again. */
  const press = async (target: Target, approach: Approach): Promise<void> => {
    for (let tries = 0; tries < 3; tries += 1) {
      await seesStill(target, approach);
      const found = await find(target, 'press');
      if (!found || found.unreachable !== '') continue;
      await browser.pressAt(found.x, found.y);
      // Undefined in a new document: the press has led there.
      if (await browser.run(() => (window as PressWindow).smokePressed !== false)) return;
    }
    throw new Error(`Three presses on the ${inWords(target)} landed beside it.`);
  };

  return {
    sees,
    seesOnScreen: (target) => seesStill(target, 'look'),
    seesNo: (target) =>
      wait(async () => ((await find(target)) ? { not: `The ${inWords(target)} is still there.` } : undefined)),
    presses: (target) => press(target, 'scroll'),
    pressesOnScreen: (target) => press(target, 'look'),
    pressesKey: browser.pressKey,
    writes: async (target, text) => {
      await press(target, 'scroll');
      await browser.type(text);
      await wait(async () => {
        const value = (await find(target))?.value;
        return value === text ? undefined : { not: `The ${inWords(target)} holds "${value}", not "${text}".` };
      });
    },
    chooses: async (target, option) => {
      // By keyboard: what opens on a press is drawn by the system, outside the page.
      await find(target, 'focus');
      await browser.type(option);
      await wait(async () => {
        const value = (await find(target))?.value;
        return value === option ? undefined : { not: `The ${inWords(target)} shows "${value}", not "${option}".` };
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
