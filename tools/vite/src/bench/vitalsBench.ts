import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { startProductionPreview } from '../productionPreview.ts';
import { pageBudgets } from '../pageBudgets.ts';
import { templates } from '../looks.ts';
import type { Measurement } from './measurement.ts';

type Vitals = { paint: number; shift: number; blocked: number; script: number; all: number };

type Seen = Window & { paint: number; shift: number; blocked: number };

/** A page as a phone of the middle class loads it: 390 px, the processor four times slower, nothing in the cache, nobody touching it. */
const load = async (browser: Browser, url: string): Promise<Vitals> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const bodies: Promise<{ bytes: number; isScript: boolean }>[] = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    bodies.push(
      response.body().then(
        (body) => ({
          bytes: /script|stylesheet|document|fetch/.test(response.request().resourceType())
            ? gzipSync(body).byteLength
            : body.byteLength,
          isScript,
        }),
        () => ({ bytes: 0, isScript }),
      ),
    );
  });
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = window as unknown as Seen;
    Object.assign(seen, { paint: 0, shift: 0, blocked: 0 });
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ startTime }) => void (seen.paint = startTime)),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => void (seen.shift += (entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
    // What a task takes beyond 50 ms, from the first paint on: total blocking time.
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach(
          ({ duration }) =>
            void (seen.blocked +=
              performance.getEntriesByName('first-contentful-paint').length > 0 ? Math.max(0, duration - 50) : 0),
        ),
    ).observe({ type: 'longtask' });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const { paint, shift, blocked } = await page.evaluate(() => {
    const seen = window as unknown as Seen;
    return { paint: seen.paint, shift: seen.shift, blocked: seen.blocked };
  });
  const sizes = await Promise.all(bodies);
  await context.close();
  return {
    paint,
    shift,
    blocked,
    script: sizes.filter(({ isScript }) => isScript).reduce((sum, { bytes }) => sum + bytes, 0),
    all: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
  };
};

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const none = Number.POSITIVE_INFINITY;

const measure = async (part: string, pages: Readonly<Record<string, string>>): Promise<Measurement[]> => {
  const system = '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(existsSync(system) ? { executablePath: system } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  const results: Measurement[] = [];
  try {
    for (const template of templates()) {
      const preview = await startProductionPreview({ template, port: 0 });
      try {
        for (const [name, path] of Object.entries(pages)) {
          const address = path === 'first vehicle' ? await firstVehicle(browser, preview.url) : preview.url + path;
          const rounds: Vitals[] = [];
          for (let round = 0; round < 3; round += 1) rounds.push(await load(browser, address));
          const of = (key: keyof Vitals): number => middle(rounds.map((round) => round[key]));
          const what = `${template}, ${name}: `;
          results.push(
            { part, what: `${what}largest paint`, value: of('paint'), unit: 'ms', budget: 2_500 },
            { part, what: `${what}blocking time`, value: of('blocked'), unit: 'ms', budget: 200 },
            { part, what: `${what}layout shift`, value: of('shift'), unit: 'times', budget: 0.05 },
            {
              part,
              what: `${what}script, gzipped`,
              value: of('script'),
              unit: 'bytes',
              budget: pageBudgets[name === 'search' || name === 'home' ? name : 'vehicle'].untilIdle.script,
            },
            { part, what: `${what}all that is loaded`, value: of('all'), unit: 'bytes', budget: none },
          );
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

/** The vehicle that a shopper of the look's demo site sees first. */
const firstVehicle = async (browser: Browser, base: string): Promise<string> => {
  const page = await browser.newPage();
  await page.goto(`${base}/search`);
  const href = await page.locator('main article a[href^="/cars/"]:not([href*="?"])').first().getAttribute('href');
  await page.close();
  return base + (href ?? '/');
};

/** Paint, blocking, shift and bytes of each look's vehicle page, production build on a slow phone (design: Budgets); the middle of three loads. */
export const vehicleBench = (): Promise<Measurement[]> => measure('vehicle', { vehicle: 'first vehicle' });

/** The same of home and search. */
export const vitalsBench = (): Promise<Measurement[]> => measure('vitals', { home: '/', search: '/search' });
