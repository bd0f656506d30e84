import { stockEngine } from '@dealer/vite/backend';
import type { Handler } from '@dealer/server/http';
import type { Browser } from 'puppeteer-core';
import { defaultTemplate, templates } from '../looks.ts';
import { startProductionPreview } from '../productionPreview.ts';
import { median, type Measurement } from './measurement.ts';
import { firstVehicle, launchPhone, phonePage } from './phone.ts';
import { startPlainPage } from './plainPage.ts';

type Vitals = { contentful: number; largest: number; shift: number; blocked: number };

type Seen = Window & Vitals;

/** How many times slower than this machine's the processor of the phone is. */
const slowdown = 4;

/** Loads of each page, of which the median counts. */
const rounds = 9;
const none = Number.POSITIVE_INFINITY;

/** Records what the page shows and when; runs in the page before its own scripts. */
const record = (): void => {
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
  // Total blocking time: what a task takes beyond 50 ms after the first contentful paint.
  observe('longtask', ({ duration, startTime }) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    seen.blocked += Math.max(0, startTime + duration - Math.max(startTime, painted) - 50);
  });
};

/** A page as a phone loads it: nobody touches it until nothing is requested any more. */
const load = async (browser: Browser, url: string): Promise<Vitals> => {
  const page = await phonePage(browser, { slowdown, record });
  await page.open(url);
  const { hasTitle, ...vitals } = await page.read<Vitals & { hasTitle: boolean }>(
    '({ contentful, largest, shift, blocked, hasTitle: document.querySelector("main h1") !== null })',
  );
  await page.close();
  if (!hasTitle) throw new Error(`${url} shows no title.`);
  return vitals;
};

/** Medians of several loads of a page. */
const measure = async (browser: Browser, url: string): Promise<Vitals> => {
  const loads: Vitals[] = [];
  for (let round = 0; round < rounds; round += 1) loads.push(await load(browser, url));
  const of = (key: keyof Vitals): number => median(loads.map((vitals) => vitals[key]));
  return { contentful: of('contentful'), largest: of('largest'), shift: of('shift'), blocked: of('blocked') };
};

/**
 * First and largest contentful paint, blocking time and layout shift of each look's home page, search and vehicle on a phone with slow 4G,
 * and of a search page that is made of InstantSearch's own widgets on the same stock. Wants a machine that does nothing else.
 */
export const vitalsBench = async (): Promise<Measurement[]> => {
  const part = 'vitals';
  const browser = await launchPhone();
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
