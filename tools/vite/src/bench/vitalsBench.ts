import { existsSync } from 'node:fs';
import { stockEngine } from '@dealer/vite/backend';
import type { Handler } from '@dealer/vite/server';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { defaultTemplate, templates } from '../looks.ts';
import { startProductionPreview } from '../productionPreview.ts';
import type { Measurement } from './measurement.ts';
import { startPlainPage } from './plainPage.ts';

type Vitals = { contentful: number; largest: number; shift: number; blocked: number };

type Seen = Window & Vitals;

/** Slow 4G: 1.6 Mbit/s and a round trip of 150 ms; a processor four times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

/** Loads of each page, of which the median counts. */
const rounds = 9;
const none = Number.POSITIVE_INFINITY;

/** A page as a phone loads it, 390 px wide: an empty cache, and nobody touches it until nothing is requested any more. */
const load = async (browser: Browser, url: string): Promise<Vitals> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const seen = window as unknown as Seen;
    Object.assign(seen, { contentful: 0, largest: 0, shift: 0, blocked: 0 });
    const observe = (type: string, note: (entry: PerformanceEntry & { value: number }) => void): void =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) note(entry as PerformanceEntry & { value: number });
      }).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.contentful = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => {
      seen.largest = startTime;
    });
    observe('layout-shift', ({ value }) => {
      seen.shift += value;
    });
    // Total blocking time: what a task takes beyond 50 ms, from the first contentful paint on.
    observe('longtask', ({ duration, startTime }) => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
      if (startTime + duration > painted) seen.blocked += Math.max(0, duration - 50);
    });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const vitals = await page.evaluate(() => {
    const { contentful, largest, shift, blocked } = window as unknown as Seen;
    return { contentful, largest, shift, blocked };
  });
  await context.close();
  return vitals;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Medians of several loads of a page. */
const measure = async (browser: Browser, url: string): Promise<Vitals> => {
  const loads: Vitals[] = [];
  for (let round = 0; round < rounds; round += 1) loads.push(await load(browser, url));
  const of = (key: keyof Vitals): number => median(loads.map((vitals) => vitals[key]));
  return { contentful: of('contentful'), largest: of('largest'), shift: of('shift'), blocked: of('blocked') };
};

/** The vehicle that a shopper of the look's demo site sees first. */
const firstVehicle = async (browser: Browser, base: string): Promise<string> => {
  const page = await browser.newPage();
  await page.goto(`${base}/search`);
  const href = await page.locator('main article a[href^="/cars/"]:not([href*="?"])').first().getAttribute('href');
  await page.close();
  return href ?? '/';
};

/**
 * First and largest contentful paint, blocking time and layout shift of each look's home page, search and vehicle on a phone with slow 4G,
 * and of a search page that is made of InstantSearch's own widgets on the same stock. Wants a machine that does nothing else.
 */
export const vitalsBench = async (): Promise<Measurement[]> => {
  const part = 'vitals';
  const system = '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(existsSync(system) ? { executablePath: system } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  const { engine } = await stockEngine({});
  const search: Handler = (request) => engine.handle(request);
  const results: Measurement[] = [];
  try {
    const plain = await startPlainPage(search);
    const peer = await measure(browser, plain.url).finally(plain.close);
    const peerRow = (what: string, value: number, unit: Measurement['unit'] = 'ms') =>
      results.push({ part, what: `InstantSearch, search: ${what}`, value, unit, budget: none });
    peerRow('first contentful paint', peer.contentful);
    peerRow('largest contentful paint', peer.largest);
    peerRow('blocking time', peer.blocked);
    peerRow('layout shift', peer.shift, 'times');
    for (const template of templates()) {
      const preview = await startProductionPreview({ template, port: 0, search });
      try {
        const vehicle = await firstVehicle(browser, preview.url);
        for (const [name, path] of Object.entries({ home: '/', search: '/search', vehicle })) {
          const vitals = await measure(browser, preview.url + path);
          const row = (what: string, value: number, budget: number, unit: Measurement['unit'] = 'ms') =>
            results.push({ part, what: `${template}, ${name}: ${what}`, value, unit, budget });
          row('first contentful paint', vitals.contentful, 1_200);
          row('largest contentful paint', vitals.largest, 1_800);
          row('blocking time', vitals.blocked, 150);
          row('layout shift', vitals.shift, 0.02, 'times');
          if (name === 'search' && template === defaultTemplate())
            row('largest contentful paint, of that of InstantSearch', vitals.largest / peer.largest, 1, 'times');
        }
      } finally {
        await preview.close();
      }
    }
  } finally {
    await browser.close();
  }
  return results;
};
