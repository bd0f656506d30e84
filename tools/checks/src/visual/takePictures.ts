import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { chromiumArgs, testChromium } from '@dealer/tools-vite/chromium';
import { shotPlan, variantsOf } from './shotPlan.ts';
import type { Shot, StoryEntry } from './shotPlan.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The file of a picture that exists in several widths: the same for each, because the browser's choice depends on when it made it. */
const oneWidth = (file: string): string => {
  const plain = file.replace(/-(?:thumb|large)(?=\.webp$)/, '');
  return existsSync(plain) ? plain : file;
};

/** The files of a folder on a port of this machine. */
const serveFolder = async (folder: string) => {
  const server = createServer((request, response) => {
    const file = join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://a').pathname));
    if (!existsSync(file) || extname(file) === '') return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    });
    return createReadStream(oneWidth(file)).pipe(response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
};

/** How Chromium draws: the same each time. Redrawn parts of a tile would smooth round corners in another way than the whole tile, and
 *  pictures would be drawn once they are decoded, after the rest. */
const drawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
  '--disable-checker-imaging',
];

/** The pages that are open at once: a page mostly waits until nothing moves, so two processors serve six of them. */
const pages = 6;

/** The tallest picture; a longer page is cut. */
const tallest = 2400;

/** The longest timer that a picture waits for, such as the pause before a quote is requested. Longer ones are polls and reminders. */
const longestTimerMs = 1000;

/** Ends animations and chance, does at once what waits for an idle browser, and counts the timers that are due soon. */
const prepare = (longestMs: number): void => {
  // Chromium now and then draws nothing of what an animation of a millisecond, as with reduced motion, has made visible.
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { animation: none !important }');
  document.adoptedStyleSheets.push(still);
  let last = 1;
  Math.random = () => (last = (last * 16_807) % 2_147_483_647) / 2_147_483_647;
  const due = new Set<number>();
  const { setTimeout: start, clearTimeout: stop } = window;
  window.setTimeout = ((run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const id: number = start(() => {
      due.delete(id);
      run(...args);
    }, ms) as unknown as number;
    if (ms <= longestMs) due.add(id);
    return id;
  }) as unknown as typeof setTimeout;
  window.clearTimeout = (id) => {
    due.delete(Number(id));
    stop(id);
  };
  // A busy machine is idle late or never.
  window.requestIdleCallback = (run) => window.setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }));
  window.cancelIdleCallback = window.clearTimeout;
  Object.assign(window, {
    isWaiting: () => due.size > 0,
    /** Not counted. */
    pause: (ms: number) => new Promise<void>((resolve) => void start(resolve, ms)),
  });
};

/** Whether Storybook has drawn the story: it shows its frame before. */
const isDrawn = (): boolean => {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  };
  return ['completed', 'afterEach', 'finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
};

type Prepared = { isWaiting: () => boolean; pause: (ms: number) => Promise<void> };

/** Waits until fonts and pictures are there, nothing is drawn or scrolled any more, and no timer is about to change that. */
const rest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { isWaiting, pause } = window as unknown as Prepared;
    const root = document.querySelector('#storybook-root') ?? document.body;
    const started = performance.now();
    const isWithin = (ms: number): boolean => performance.now() - started < ms;
    let changedAt = started;
    const markChange = (): void => {
      changedAt = performance.now();
    };
    const observer = new MutationObserver(markChange);
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document.documentElement, everything);
    // A picture that arrives is a change too. These events do not bubble.
    const events = ['scroll', 'load', 'error', 'transitionrun', 'animationstart'];
    for (const name of events) document.addEventListener(name, markChange, { capture: true });
    // A lazy picture outside the window stays unloaded: the browser would choose its file before the width is known.
    const isDue = (image: HTMLImageElement): boolean => {
      if (image.complete || image.loading !== 'lazy') return true;
      const { top, left, bottom, right, width } = image.getBoundingClientRect();
      return image.checkVisibility() && width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    };
    // What comes into view is reported with a frame, which a busy machine draws late.
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    do {
      await Promise.race([frame().then(frame), pause(5_000)]);
      while (performance.now() - changedAt < 250 || (isWaiting() && isWithin(5_000))) await pause(25);
      const decoded = Promise.all([...document.images].filter(isDue).map((one) => one.decode().catch(() => undefined)));
      await Promise.race([Promise.all([decoded, document.fonts.ready]), pause(5_000)]);
    } while (
      (performance.now() - changedAt < 250 && isWithin(10_000)) ||
      (root.querySelector('[data-part="page-skeleton"]') !== null && isWithin(20_000))
    );
    observer.disconnect();
    for (const name of events) document.removeEventListener(name, markChange, { capture: true });
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    // What was scrolled into view would move the picture.
    scrollTo(0, 0);
  });

/** Renders the story with other settings of the toolbar, without loading it. */
const changeSettings = (page: Page, globals: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(
    (changed) =>
      new Promise<void>((resolve) => {
        type Channel = { once: (name: string, heard: () => void) => void; emit: (name: string, value: object) => void };
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: Channel;
        };
        channel.once('storyRendered', resolve);
        channel.once('storyErrored', resolve);
        channel.emit('updateGlobals', { globals: changed });
      }),
    globals,
  );

/** Takes a picture when two in a row are the same and nothing loads: a part that comes late moves those below it. */
const takeStill = async (page: Page, loading: ReadonlySet<unknown>): Promise<Buffer> => {
  const started = Date.now();
  let last: Buffer | undefined;
  for (;;) {
    await rest(page);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if ((loading.size === 0 && last?.equals(picture)) || Date.now() - started > 30_000) return picture;
    last = picture;
  }
};

/** What the story says where it cannot be drawn. */
const errorOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() =>
    document.body.classList.contains('sb-show-errordisplay')
      ? (document.querySelector('#error-message')?.textContent ?? 'an error')
      : undefined,
  );

/** Takes the pictures of a story and answers what is wrong with it. */
const takeStory = async (page: Page, address: string, shot: Shot, folder: string): Promise<string[]> => {
  const errors: string[] = [];
  const loading = new Set<unknown>();
  page.removeAllListeners();
  page.on('request', (request) => loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  const variants = variantsOf(shot);
  for (const [at, { look, scheme, width, file }] of variants.entries()) {
    const before = variants[at - 1];
    if (before?.width !== width) await page.setViewportSize({ width, height: 900 });
    if (before?.look !== look || before.width !== width) {
      await page.goto(`${address}/iframe.html?id=${shot.id}&viewMode=story&globals=template:${look};scheme:${scheme}`);
      await page.waitForFunction(isDrawn, undefined, { timeout: 60_000 });
    } else await changeSettings(page, { template: look, scheme });
    await rest(page);
    const error = await errorOf(page);
    if (error !== undefined) errors.push(`${shot.title} (${shot.id}) in ${look}, ${scheme}, ${width} px: ${error}`);
    // A page is at least as high as its window, so its own height says nothing.
    const isPage = /^Pages\//.test(shot.title);
    const heightNow = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
    const takeAt = async (height: number): Promise<void> => {
      await page.setViewportSize({ width, height });
      writeFileSync(join(folder, file), await takeStill(page, loading));
    };
    const height = Math.min(tallest, isPage ? tallest : await heightNow());
    await takeAt(height);
    // On a busy machine a story can be at rest while a part of it is still on its way.
    const needed = Math.min(tallest, await heightNow());
    if (needed > height) await takeAt(needed);
    await page.setViewportSize({ width, height: 900 });
  }
  return errors;
};

/**
 * Takes the pictures of a built Storybook: every chosen story in each look, scheme and width. Clock, chance and motion are fixed.
 *
 * @example
 * await takePictures({ storybook: 'storybook-static', folder: '.tmp/visual/after', looks, only: 'Button' }) // => { plan: [{ id, title, looks }], errors: [] }
 */
export const takePictures = async ({
  storybook,
  folder,
  looks,
  only = '',
}: {
  storybook: string;
  folder: string;
  looks: readonly string[];
  only?: string;
}): Promise<{ plan: Shot[]; errors: string[] }> => {
  mkdirSync(folder, { recursive: true });
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  const plan = shotPlan(Object.values(entries), looks, only);
  const server = await serveFolder(storybook);
  const executablePath = testChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumArgs, ...drawing],
  });
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
  });
  await context.clock.setFixedTime(Date.UTC(2026, 10, 20));
  await context.addInitScript(prepare, longestTimerMs);
  const waiting = [...plan];
  const errors: string[] = [];
  const started = Date.now();
  let [done, reported] = [0, 0];
  const work = async (): Promise<void> => {
    const page = await context.newPage();
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      errors.push(...(await takeStory(page, server.address, shot, folder)));
      done += 1;
      const tenths = Math.floor((done * 10) / plan.length);
      if (tenths === reported) continue;
      reported = tenths;
      console.log(`${done} of ${plan.length} stories, ${Math.round((Date.now() - started) / 1000)} s`);
    }
  };
  try {
    await Promise.all(Array.from({ length: pages }, work));
  } finally {
    await browser.close();
    server.close();
  }
  return { plan, errors };
};
