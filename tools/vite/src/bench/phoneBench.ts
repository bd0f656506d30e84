import { stockEngine } from '@dealer/vite/backend';
import type { Handler } from '@dealer/server/http';
import type { Browser } from 'puppeteer-core';
import { defaultTemplate } from '../looks.ts';
import { startProductionPreview } from '../productionPreview.ts';
import { percentile, type Measurement } from './measurement.ts';
import { firstVehicle, launchPhone, phonePage, type PhonePage } from './phone.ts';
import { plainVisits, type PhoneStep, type PhoneVisit, shopperVisits } from './phoneSteps.ts';
import { startPlainPage } from './plainPage.ts';

/** How many times slower than this machine's the processors are. */
const slowdowns = [4, 6];
/** Visits of which all interactions count. */
const rounds = 2;
/** How long a finger or a key stays down, in milliseconds. */
const holds = [60, 80, 100, 120];
const none = Number.POSITIVE_INFINITY;

type Frame = { duration: number; scripts: { what: string; duration: number; layout: number }[] };

type Seen = { presses: number[]; frames: Frame[]; answer: number | null };

/** One interaction: milliseconds to its next paint, and to its painted answer where it has one. */
type Interaction = { what: string; paint: number; answer: number | null; frames: Frame[] };

/** Notes in the page how long interactions take and which scripts make frames long. Runs before the page's own scripts. */
const record = (): void => {
  type Script = {
    invoker: string;
    sourceURL: string;
    sourceFunctionName: string;
    duration: number;
    forcedStyleAndLayoutDuration: number;
  };
  const seen: Seen = { presses: [], frames: [], answer: null };
  const observe = (type: string, options: object, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  observe('event', { durationThreshold: 16 }, (entry) => {
    if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0) seen.presses.push(entry.duration);
  });
  observe('long-animation-frame', {}, (entry) => {
    const { duration, scripts } = entry as PerformanceEntry & { scripts: Script[] };
    seen.frames.push({
      duration,
      scripts: scripts.map((script) => ({
        what: `${script.invoker} ${script.sourceFunctionName} ${script.sourceURL.split('/').at(-1) ?? ''}`.trim(),
        duration: script.duration,
        layout: script.forcedStyleAndLayoutDuration,
      })),
    });
  });
  let observer: MutationObserver | undefined;
  Object.assign(window, {
    seen,
    /** The first visible element of a kind by its accessible name or text. */
    find: (within: ParentNode | null, kind: string, name: RegExp): Element | undefined =>
      [...(within?.querySelectorAll<HTMLInputElement>(kind) ?? [])].find((element) => {
        const text = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
        return element.checkVisibility() && element.closest('[inert]') === null && name.test(text.trim());
      }),
    /** Starts noting; `changed` answers what changes when the answer is there. */
    watch: (changed: (() => unknown) | undefined): void => {
      Object.assign(seen, { presses: [], frames: [], answer: null });
      observer?.disconnect();
      if (changed === undefined) return;
      const before = changed();
      let from: number | undefined;
      const start = (): void => {
        from ??= performance.now();
      };
      for (const type of ['pointerdown', 'keydown', 'leave'])
        addEventListener(type, start, { once: true, capture: true });
      observer = new MutationObserver(() => {
        const now = changed();
        if (now === before || now === false || now === undefined || from === undefined) return;
        observer?.disconnect();
        const since = from;
        // A frame after the change, and a task after that frame: painted.
        requestAnimationFrame(() =>
          setTimeout(() => {
            seen.answer = performance.now() - since;
          }),
        );
      });
      observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true });
    },
  });
};

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const press = async ({ session, read }: PhonePage, target: string, hold: number): Promise<boolean> => {
  const at = await read<{ x: number; y: number } | null>(`(async () => {
    const target = ${target};
    if (!target) return null;
    (target.labels?.[0] ?? target).scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 400));
    const { x, y, width, height } = (target.labels?.[0] ?? target).getBoundingClientRect();
    return { x: x + Math.min(width / 2, 40), y: y + height / 2 };
  })()`);
  if (at === null) return false;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await wait(hold);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return true;
};

const type = async ({ session, read }: PhonePage, target: string, key: string, hold: number): Promise<boolean> => {
  if (!(await read<boolean>(`(() => { const target = ${target}; target?.focus(); return target != null; })()`)))
    return false;
  const letter = key.length === 1 ? { text: key } : {};
  const code = key.length === 1 ? `Key${key.toUpperCase()}` : key;
  const windowsVirtualKeyCode = { ArrowDown: 40, ArrowRight: 39 }[key] ?? key.toUpperCase().charCodeAt(0);
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, windowsVirtualKeyCode, ...letter });
  await wait(hold);
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, windowsVirtualKeyCode });
  return true;
};

/** Does one step and answers what the page noted; undefined where the page does not have it. */
const take = async (page: PhonePage, step: PhoneStep, at: number): Promise<Interaction[] | undefined> => {
  const interactions: Interaction[] = [];
  const keys = 'keys' in step ? step.keys : [undefined];
  for (const [index, key] of keys.entries()) {
    const isLast = index === keys.length - 1;
    await page.read(`watch(${step.answered !== undefined && isLast ? `() => ${step.answered}` : 'undefined'})`);
    const hold = holds[(at + index) % holds.length] ?? 80;
    if ('back' in step) await page.read(`(dispatchEvent(new Event('leave')), history.back())`);
    else if ('keys' in step) {
      if (!(await type(page, step.focus, key ?? '', hold))) return undefined;
    } else if (!(await press(page, step.tap, hold))) return undefined;
    if (isLast) await page.rest(700);
    else await wait(150);
    const { presses, frames, answer } = await page.read<Seen>('seen');
    interactions.push({ what: step.what, paint: Math.max(0, ...presses), answer, frames });
  }
  return interactions;
};

const visit = async (
  browser: Browser,
  base: string,
  visits: readonly PhoneVisit[],
  slowdown: number,
): Promise<Interaction[]> => {
  const done: Interaction[] = [];
  for (const { path, steps } of visits) {
    const page = await phonePage(browser, { slowdown, record });
    await page.open(base + path);
    for (const [at, step] of steps.entries())
      for (let time = 0; time < (step.times ?? 1); time += 1) {
        const interactions = await take(page, step, at + time);
        if (interactions === undefined) throw new Error(`${base}${path} has nothing to "${step.what}".`);
        done.push(...interactions);
      }
    await page.close();
  }
  return done;
};

/** The steps with their worst interaction, and the scripts of its longest frame. */
const table = (interactions: readonly Interaction[]): void => {
  const steps = new Set(interactions.map(({ what }) => what));
  console.table(
    [...steps].map((what) => {
      const all = interactions.filter((one) => one.what === what);
      const frame = all.flatMap(({ frames }) => frames).toSorted((a, b) => b.duration - a.duration)[0];
      const answers = all.flatMap(({ answer }) => answer ?? []);
      return {
        step: what,
        paints: all.map(({ paint }) => paint).join(' '),
        answers: answers.map((answer) => Math.round(answer)).join(' '),
        'longest frame': Math.round(frame?.duration ?? 0),
        scripts: (frame?.scripts ?? [])
          .toSorted((a, b) => b.duration - a.duration)
          .slice(0, 2)
          .map((script) => `${script.what} ${Math.round(script.duration)} (layout ${Math.round(script.layout)})`)
          .join('; '),
      };
    }),
  );
};

/**
 * What a shopper with a phone waits for: some seventy presses and letters on the first look's production build, by trusted input on slow
 * 4G with processors four and six times slower, and the same on a page of InstantSearch's own widgets on the same stock. Prints each step
 * with the scripts of its longest frame. Wants a machine that does nothing else.
 */
export const phoneBench = async (): Promise<Measurement[]> => {
  const part = 'phone';
  const browser = await launchPhone();
  const { engine } = await stockEngine({});
  const search: Handler = (request) => engine.handle(request);
  const results: Measurement[] = [];
  const template = defaultTemplate();
  const plain = await startPlainPage(search);
  const preview = await startProductionPreview({ template, port: 0, search });
  try {
    const vehicle = await firstVehicle(browser, preview.url);
    for (const slowdown of slowdowns)
      for (const [name, base, visits] of [
        [template, preview.url, shopperVisits(vehicle)],
        ['InstantSearch', plain.url, plainVisits],
      ] as const) {
        const done: Interaction[] = [];
        for (let round = 0; round < rounds; round += 1) done.push(...(await visit(browser, base, visits, slowdown)));
        console.log(
          `${name}, processor ${slowdown} times slower: milliseconds to the next paint and to the painted answer`,
        );
        table(done);
        const paints = done.map(({ paint }) => paint);
        const searches = done.filter(({ what }) =>
          plainVisits.some(({ steps }) => steps.some((step) => step.what === what)),
        );
        const answers = searches.flatMap(({ answer }) => answer ?? []);
        const isBudgeted = name === template && slowdown === 4;
        const row = (what: string, value: number, budget = none) =>
          results.push({ part, what: `${name}, ${slowdown} times slower: ${what}`, value, unit: 'ms', budget });
        row(`interaction to next paint, p50 of ${paints.length}`, percentile(paints, 0.5));
        row('the same, p75', percentile(paints, 0.75), isBudgeted ? 120 : none);
        row('the same, p95', percentile(paints, 0.95));
        row('the same, worst', percentile(paints, 1), isBudgeted ? 200 : none);
        row(`press to painted answer of searches, p50 of ${answers.length}`, percentile(answers, 0.5));
        row('the same, p75', percentile(answers, 0.75));
        row('the same, p95', percentile(answers, 0.95));
      }
  } finally {
    await plain.close();
    await preview.close();
    await browser.close();
  }
  return results;
};
