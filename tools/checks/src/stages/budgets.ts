import { gzipSync } from 'node:zlib';
import { chromiumArgs } from '@dealer/tools-vite/chromium';
import { startProductionPreview } from '@dealer/tools-vite/productionPreview';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { findingsOutcome } from '../run/stage.ts';
import type { Outcome } from '../run/stage.ts';
import { chromiumPath } from './chromium.ts';

/** Design section 8: gzipped script that a page loads in its first three seconds, untouched, in bytes. */
const budgets = { home: 135_000, search: 200_000, vehicle: 135_000 } as const;

/** All script that a page loads before it is touched: until the network rests, and at least its first three seconds. */
const scriptBytes = async (browser: Browser, url: string): Promise<{ bytes: number; vehicle: string | null }> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      bodies.push(response.body().then((body) => gzipSync(body).byteLength));
  });
  const from = Date.now();
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('main h1').first().waitFor({ timeout: 30_000 });
  await Promise.all([
    page.waitForLoadState('networkidle'),
    new Promise((resolve) => setTimeout(resolve, Math.max(0, from + 3000 - Date.now()))),
  ]);
  const bytes = (await Promise.all(bodies)).reduce((sum, one) => sum + one, 0);
  const vehicle = await page
    .locator('main a[href^="/cars/"]:not([href*="?"]):not([href="/cars/"])')
    .first()
    .getAttribute('href', { timeout: 5000 })
    .catch(() => null);
  await context.close();
  return { bytes, vehicle };
};

/**
 * Measures each look's production build in Chromium at 390 px. Three checks for each look: home, search, vehicle page.
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
        const search = await scriptBytes(browser, `${preview.url}/search`);
        const home = await scriptBytes(browser, `${preview.url}/`);
        const vehicle = search.vehicle === null ? null : await scriptBytes(browser, preview.url + search.vehicle);
        if (vehicle === null) findings.push(`${look}: the search page shows no vehicle to open`);
        const measured = {
          home: home.bytes,
          search: search.bytes,
          ...(vehicle === null ? {} : { vehicle: vehicle.bytes }),
        };
        for (const [route, bytes] of Object.entries(measured)) {
          const budget = budgets[route as keyof typeof budgets];
          // A page without script is a page that did not start.
          if (bytes > budget || bytes === 0)
            findings.push(
              `${look}: the ${route} page loads ${(bytes / 1000).toFixed(1)} kB of script, gzipped; at most ${budget / 1000}`,
            );
        }
        notes.push(
          `${look} ${Object.values(measured)
            .map((bytes) => Math.round(bytes / 1000))
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
