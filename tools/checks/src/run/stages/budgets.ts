import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromiumArgs } from '@dealer/tools-vite/chromium';
import { pageBudgets } from '@dealer/tools-vite/pageBudgets';
import { startProductionPreview } from '@dealer/tools-vite/productionPreview';
import { chromium } from 'playwright';
import type { Browser, Page, Request } from 'playwright';
import { findingsOutcome } from '../stage.ts';
import type { Outcome } from '../stage.ts';
import { chromiumPath } from './chromium.ts';

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;
type PageName = keyof typeof pageBudgets;
type Bytes = { script: number; all: number };
type Measured = Record<'firstView' | 'untilIdle', Bytes> & { vehicle: string | null; late: readonly string[] };

const phases = ['firstView', 'untilIdle'] as const;
const counted = ['script', 'stylesheet', 'document'];

/**
 * Files that a page needs to start but requests only after its own file has arrived: a round trip lost. A file with a preload link is
 * requested together with the page's own, although a browser that is busy starts the last of them later.
 */
const requestedLate = async (page: Page, manifest: Manifest): Promise<string[]> => {
  const times = await page.evaluate(() => {
    const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      ({ href }) => href,
    );
    return performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd }) => ({
        file: new URL(name).pathname.slice(1),
        isPreloaded: preloaded.includes(name),
        startTime,
        responseEnd,
      }));
  });
  const started = Object.values(manifest).find(
    ({ file }) => /(Home|Search|Vehicle)Page-/.test(file) && times.some((time) => time.file === file),
  );
  const own = times.find(({ file }) => file === started?.file);
  if (!started || !own) return ['the page'];
  const needed = (started.imports ?? []).map((key) => manifest[key]?.file);
  return times
    .filter(({ file, isPreloaded, startTime }) => needed.includes(file) && !isPreloaded && startTime > own.responseEnd)
    .map(({ file }) => file);
};

/** Waits until the page has made no request for `quietMs`. */
const networkIdle = async (requests: { lastAt: number }, quietMs: number): Promise<void> => {
  requests.lastAt = Date.now();
  while (Date.now() - requests.lastAt < quietMs) await new Promise((resolve) => setTimeout(resolve, 50));
};

const bytesOf = async (requests: readonly Request[]): Promise<Bytes> => {
  const sizes = await Promise.all(
    requests.map(async (request) => {
      const body = await (await request.response())?.body();
      return { isScript: request.resourceType() === 'script', bytes: body ? gzipSync(body).byteLength : 0 };
    }),
  );
  const sum = (of: typeof sizes): number => of.reduce((total, { bytes }) => total + bytes, 0);
  return { script: sum(sizes.filter(({ isScript }) => isScript)), all: sum(sizes) };
};

/**
 * What a page loads at 390 px without interaction. Its idle callbacks are withheld until the network is idle: what is loaded by then
 * is the first view, on a fast machine and on a slow one. Then they run, and the rest is counted too.
 */
const measurePage = async (browser: Browser, url: string, manifest: Manifest): Promise<Measured> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const withheld: IdleRequestCallback[] = [];
    const { requestIdleCallback } = window;
    window.requestIdleCallback = (callback) => withheld.push(callback);
    addEventListener('run-idle-callbacks', () => {
      window.requestIdleCallback = requestIdleCallback;
      for (const callback of withheld) requestIdleCallback(callback);
    });
  });
  const requests: Request[] = [];
  const network = { lastAt: 0 };
  const onNetwork = (): void => void (network.lastAt = Date.now());
  page.on('request', (request) => {
    onNetwork();
    if (counted.includes(request.resourceType())) requests.push(request);
  });
  page.on('requestfinished', onNetwork);
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('main h1').first().waitFor({ timeout: 30_000 });
  await networkIdle(network, 2_000);
  const firstView = await bytesOf(requests);
  await page.evaluate(() => dispatchEvent(new Event('run-idle-callbacks')));
  // Longer than any delay of the page, such as the three seconds after which it remembers a search.
  await networkIdle(network, 4_000);
  const untilIdle = await bytesOf(requests);
  const vehicle = await page
    .locator('main a[href^="/cars/"]:not([href*="?"]):not([href="/cars/"])')
    .first()
    .getAttribute('href', { timeout: 5000 })
    .catch(() => null);
  const late = await requestedLate(page, manifest);
  await context.close();
  return { firstView, untilIdle, vehicle, late };
};

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const budgetFindings = (look: string, name: PageName, measured: Measured): string[] => [
  ...(measured.late.length > 0 ? [`${look}: the ${name} page requests late: ${measured.late.join(', ')}`] : []),
  ...phases.flatMap((phase) =>
    (['script', 'all'] as const).flatMap((kind) => {
      const [bytes, budget] = [measured[phase][kind], pageBudgets[name][phase][kind]];
      const what = kind === 'script' ? 'script' : 'script, styles and HTML';
      const when = phase === 'firstView' ? 'for its first view' : 'until the network is idle';
      // A page without script did not start.
      return bytes > budget || bytes === 0
        ? [`${look}: the ${name} page loads ${kB(bytes)} kB of ${what} ${when}, gzipped; at most ${kB(budget)}`]
        : [];
    }),
  ),
];

/** Measures each look's production build in Chromium against `pageBudgets`: the home page, a search and a vehicle's page. */
export const checkBudgets = async (looks: readonly string[]): Promise<Outcome> => {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: chromiumArgs,
  });
  const findings: string[] = [];
  const notes: string[] = [];
  try {
    for (const look of looks) {
      const preview = await startProductionPreview({ template: look, port: 0 });
      try {
        const manifest = JSON.parse(readFileSync(`apps/${look}/dist/.vite/manifest.json`, 'utf8')) as Manifest;
        const search = await measurePage(browser, `${preview.url}/search`, manifest);
        const home = await measurePage(browser, `${preview.url}/`, manifest);
        const vehicle =
          search.vehicle === null ? null : await measurePage(browser, preview.url + search.vehicle, manifest);
        if (vehicle === null) findings.push(`${look}: the search page shows no vehicle to open`);
        const pages = Object.entries({ home, search, ...(vehicle === null ? {} : { vehicle }) });
        for (const [name, measured] of pages) findings.push(...budgetFindings(look, name as PageName, measured));
        const figures = (kind: keyof Bytes): string =>
          phases.map((phase) => pages.map(([, measured]) => kB(measured[phase][kind])).join('/')).join(', until idle ');
        notes.push(`${look} ${figures('script')} (with styles and HTML ${figures('all')})`);
      } finally {
        await preview.close();
      }
    }
  } finally {
    await browser.close();
  }
  return findingsOutcome(looks.length * 3, findings, `kB of script, home/search/vehicle: ${notes.join('; ')}`);
};
