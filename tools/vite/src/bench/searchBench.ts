import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { pageBudgets } from '../pageBudgets.ts';
import { nodeOnSources } from '../sources.ts';
import { median, p95, type Measurement } from './measurement.ts';
import type { SearchServers } from './searchServers.ts';

/** Values of two lists that big stocks have; each is added to those before it, so that no answer is known already. */
const clicks = ['Toyota', 'Ford', 'Mazda', 'Hyundai', 'Kia', 'Nissan', 'SUV', 'Ute', 'Hatch', 'Sedan'];
/** The pause of a visitor between two clicks; by then the content below the first view is mounted. */
const betweenClicksMs = 400;
const none = Number.POSITIVE_INFINITY;

type PageMeasures = {
  clicks: number[];
  requestsPerChange: number[];
  typingFrames: number[];
  typingRequests: number;
  shift: number;
  bytes: number;
};

/** Milliseconds from the click on a filter value until the new count and its cards are painted. */
const clickToPaint = (page: Page, value: string, counted: string): Promise<number | null> =>
  page.evaluate(
    ([name, where]) =>
      new Promise<number | null>((done) => {
        const box = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].find(
          (input) => !input.checked && (input.labels?.[0]?.textContent ?? '').trim().startsWith(name!),
        );
        const count = document.querySelector(where!);
        if (!box || !count) return done(null);
        const before = count.textContent;
        const from = performance.now();
        const watch = new MutationObserver(() => {
          if (document.querySelector(where!)?.textContent === before) return;
          watch.disconnect();
          // A frame after the change, and a task after that frame: painted.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)));
        });
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(() => done(null), 5_000);
        box.click();
      }),
    [value, counted],
  );

const measurePage = async (
  browser: Browser,
  url: string,
  { counted, box }: { counted: string; box: string },
): Promise<PageMeasures> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const bodies: Promise<number>[] = [];
  let requests = 0;
  page.on('request', (request) => void (requests += request.url().includes('/multi-search') ? 1 : 0));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      bodies.push(response.body().then((body) => gzipSync(body).byteLength));
  });
  await page.addInitScript(() => {
    const seen = window as unknown as { frames: number[]; shift: number };
    seen.frames = [];
    seen.shift = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => seen.frames.push(duration))).observe({
      type: 'longtask',
    });
    new PerformanceObserver((list) =>
      (list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]).forEach(
        ({ value, hadRecentInput }) => void (seen.shift += hadRecentInput ? 0 : value),
      ),
    ).observe({ type: 'layout-shift' });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('article a').first().waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(bodies)).reduce((sum, one) => sum + one, 0);
  await page.evaluate(() => Object.assign(window, { frames: [], shift: 0 }));
  const times: number[] = [];
  const requestsPerChange: number[] = [];
  for (const value of clicks) {
    requests = 0;
    const spent = await clickToPaint(page, value, counted);
    if (spent === null) continue;
    times.push(spent);
    await page.waitForTimeout(betweenClicksMs);
    requestsPerChange.push(requests);
  }
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  await page.goto(url);
  await page.locator('article a').first().waitFor();
  await page.waitForLoadState('networkidle');
  requests = 0;
  await page.evaluate(() => Object.assign(window, { frames: [] }));
  await page.locator(box).first().click();
  await page.keyboard.type('toyota hilux sr5 diesel', { delay: 90 });
  // The search starts when the typing rests.
  await page.waitForTimeout(800);
  await page.waitForLoadState('networkidle');
  const typingFrames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  await context.close();
  return { clicks: times, requestsPerChange, typingFrames, typingRequests: requests, shift, bytes };
};

/** Both pages and their engine in a process of their own: this one drives the browser, and would answer late. */
const startServers = async (): Promise<SearchServers & { close: () => void }> => {
  const child = fork(join(import.meta.dirname, 'searchServers.ts'), {
    execArgv: [...nodeOnSources, '--expose-gc'],
  });
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [
    SearchServers | number | null,
  ];
  if (message === null || typeof message === 'number')
    throw new Error('The servers of the search pages did not start; what stands above says why.');
  // Where the browser cannot be started, nothing waits for the servers.
  child.unref();
  child.channel?.unref();
  return { ...message, close: () => child.disconnect() };
};

/**
 * The search page in Chromium at 1440 px on a big group's stock, embedded engine behind HTTP: click on a filter until the new
 * results are painted, requests for each change, long tasks while typing, shift, script; each compared with a plain react-instantsearch page
 * on the same stock with the same facets. Figures swing with what else the machine does; the ratios swing less.
 */
export const searchBench = async (): Promise<Measurement[]> => {
  const { urls, template, vehicles, source, close } = await startServers();
  const system = '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(existsSync(system) ? { executablePath: system } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const plain = await measurePage(browser, urls.plain, { counted: '.ais-Stats-text', box: 'input[type=search]' });
    const ours = await measurePage(browser, `${urls.look}/search`, {
      counted: 'section[aria-labelledby] [role=status]',
      box: 'main input[type=search]',
    });
    if (ours.clicks.length === 0 || plain.clicks.length === 0) throw new Error('No filter could be clicked.');
    const part = 'search';
    const rows = (
      name: string,
      { clicks: spent, requestsPerChange, typingFrames, typingRequests, shift, bytes }: PageMeasures,
      budgeted: boolean,
    ): Measurement[] => [
      {
        part,
        what: `${name}: filter click to painted results, middle of ${spent.length}, ${vehicles} ${source}`,
        value: median(spent),
        unit: 'ms',
        budget: budgeted ? 100 : none,
      },
      { part, what: `${name}: the same, p95`, value: p95(spent), unit: 'ms', budget: none },
      {
        part,
        what: `${name}: requests for a change, most`,
        value: Math.max(...requestsPerChange),
        unit: 'times',
        budget: budgeted ? 1 : none,
      },
      {
        part,
        what: `${name}: longest task while typing 23 letters`,
        value: Math.max(0, ...typingFrames),
        unit: 'ms',
        budget: none,
      },
      {
        part,
        what: `${name}: tasks over 50 ms while typing`,
        value: typingFrames.filter((duration) => duration > 50).length,
        unit: 'times',
        budget: none,
      },
      { part, what: `${name}: requests while typing`, value: typingRequests, unit: 'times', budget: none },
      {
        part,
        what: `${name}: layout shift while filtering`,
        value: shift,
        unit: 'times',
        budget: budgeted ? 0.05 : none,
      },
      {
        part,
        what: `${name}: script, gzipped`,
        value: bytes,
        unit: 'bytes',
        budget: budgeted ? pageBudgets.search.untilIdle.script : none,
      },
    ];
    return [
      ...rows(template, ours, true),
      ...rows('plain page', plain, false),
      {
        part,
        what: 'filter click to paint, times the plain page',
        value: median(ours.clicks) / median(plain.clicks),
        unit: 'times',
        budget: none,
      },
      { part, what: 'script, times the plain page', value: ours.bytes / plain.bytes, unit: 'times', budget: none },
    ];
  } finally {
    await browser.close();
    close();
  }
};
