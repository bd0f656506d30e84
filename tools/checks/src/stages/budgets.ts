import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromiumArgs } from '@dealer/tools-vite/chromium';
import { startProductionPreview } from '@dealer/tools-vite/productionPreview';
import { scriptBudgets } from '@dealer/tools-vite/scriptBudgets';
import { chromium } from 'playwright';
import type { Browser, Page, Response } from 'playwright';
import { findingsOutcome } from '../run/stage.ts';
import type { Outcome } from '../run/stage.ts';
import { chromiumPath } from './chromium.ts';

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

/** Files that a page needs to start and that were asked for only once the page itself had arrived: a round trip lost. */
const fetchedLate = async (page: Page, manifest: Manifest): Promise<string[]> => {
  const times = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd }) => ({ file: new URL(name).pathname.slice(1), startTime, responseEnd })),
  );
  const started = Object.values(manifest).find(
    ({ file }) => /(Home|Search|Vehicle)Page-/.test(file) && times.some((time) => time.file === file),
  );
  const own = times.find(({ file }) => file === started?.file);
  if (!started || !own) return ['the page'];
  const needed = (started.imports ?? []).map((key) => manifest[key]?.file);
  return times
    .filter(({ file, startTime }) => needed.includes(file) && startTime > own.responseEnd)
    .map(({ file }) => file);
};

/** All script that a page loads before it is touched: until the network rests, and at least its first three seconds. */
const scriptBytes = async (
  browser: Browser,
  url: string,
  manifest: Manifest,
): Promise<{ bytes: number; vehicle: string | null; late: readonly string[] }> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  const from = Date.now();
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('main h1').first().waitFor({ timeout: 30_000 });
  await Promise.all([
    page.waitForLoadState('networkidle'),
    new Promise((resolve) => setTimeout(resolve, Math.max(0, from + 3000 - Date.now()))),
  ]);
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0);
  const vehicle = await page
    .locator('main a[href^="/cars/"]:not([href*="?"]):not([href="/cars/"])')
    .first()
    .getAttribute('href', { timeout: 5000 })
    .catch(() => null);
  const late = await fetchedLate(page, manifest);
  await context.close();
  return { bytes, vehicle, late };
};

/**
 * Measures each look's production build in Chromium at 390 px. Three checks for each look: home, search, vehicle page; what each
 * needs to start must be asked for at once.
 */
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
        const search = await scriptBytes(browser, `${preview.url}/search`, manifest);
        const home = await scriptBytes(browser, `${preview.url}/`, manifest);
        const vehicle =
          search.vehicle === null ? null : await scriptBytes(browser, preview.url + search.vehicle, manifest);
        if (vehicle === null) findings.push(`${look}: the search page shows no vehicle to open`);
        const measured = {
          home,
          search,
          ...(vehicle === null ? {} : { vehicle }),
        };
        for (const [route, { bytes, late }] of Object.entries(measured)) {
          if (late.length > 0) findings.push(`${look}: the ${route} page asks late for ${late.join(', ')}`);
          const budget = scriptBudgets[route as keyof typeof scriptBudgets];
          // A page without script is a page that did not start.
          if (bytes > budget || bytes === 0)
            findings.push(
              `${look}: the ${route} page loads ${(bytes / 1000).toFixed(1)} kB of script, gzipped; at most ${budget / 1000}`,
            );
        }
        notes.push(
          `${look} ${Object.values(measured)
            .map(({ bytes }) => Math.round(bytes / 1000))
            .join('/')}`,
        );
      } finally {
        await preview.close();
      }
    }
  } finally {
    await browser.close();
  }
  return findingsOutcome(looks.length * 3, findings, `kB home/search/vehicle: ${notes.join(', ')}`);
};
