import type { Page } from '@playwright/test';
import { siteDoc, sitesOf } from '../support/sites.ts';
import { cardsLoaded, expect, open, settled, test } from '../support/test.ts';

/** Vehicles and pages of one list are alike: so many of each are followed, everything else always. */
const manyAlike: [pattern: RegExp, most: number][] = [
  [/^\/cars\/trade-in\?/, 2],
  [/^\/cars\/[^/]+\/(checkout|buy-online)/, 2],
  [/^\/checkout-journey\?/, 2],
  [/^\/sign-in\?/, 3],
  [/[?&]car_id=/, 3],
  [/^\/cars\/[^/?]+\?/, 3],
  [/^\/cars\/[^/?]+$/, 12],
  [/[?&]page=/, 3],
  [/[?&](refinementList|range)/, 14],
];

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/__mocks'))
      .map(({ pathname, search }) => pathname + search),
  );

/** Follows a link as a click does, without leaving the page. */
const follow = async (page: Page, to: string): Promise<void> => {
  const from = page.url();
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, to);
  if (new URL(to, from).href !== from) await page.waitForURL((url) => url.href !== from, { timeout: 15_000 });
  await settled(page);
  await cardsLoaded(page);
};

const dead =
  /could not find|not found|nothing found|no vehicles match|could not be opened|something went wrong|did not answer/i;

test('no link of a demo site leads nowhere', async ({ page, template, noise }) => {
  test.setTimeout(300_000);
  // A lender may turn a vehicle down; the page then says its own figure.
  noise.allow(/youx\/quote|YouX quick quote/);
  const wrong: string[] = [];
  for (const slug of sitesOf(template)) {
    await open(page, `/?site=${slug}`);
    await expect(page).toHaveTitle(new RegExp(siteDoc(template, slug).name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    const seen = new Map<string, string>([['/', 'the start']]);
    const waiting: string[] = [];
    const taken = new Map<RegExp, number>();
    const note = (links: readonly string[], on: string): void => {
      for (const link of links) {
        if (seen.has(link)) continue;
        seen.set(link, on);
        const alike = manyAlike.find(([pattern]) => pattern.test(link));
        if (alike) {
          const already = taken.get(alike[0]) ?? 0;
          if (already >= alike[1]) continue;
          taken.set(alike[0], already + 1);
        }
        waiting.push(link);
      }
    };
    note(await linksOf(page), '/');
    expect(waiting.length, 'links on the home page').toBeGreaterThan(5);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        await follow(page, next);
        // By its element, not its role: a link may open a dialog, and what stands behind it has no role then.
        const text = await page.locator('main').innerText();
        const heading = await page.locator('main h1').first().innerText();
        const where = `${slug}: ${next} (linked from ${seen.get(next)})`;
        if (dead.test(`${await page.title()} ${heading}`) || /no vehicles match|did not answer/i.test(text))
          wrong.push(`${where} says "${heading}"`);
        else if (text.trim().length < 60) wrong.push(`${where} is empty: "${text.trim()}"`);
        note(await linksOf(page), next);
      } catch (error) {
        wrong.push(
          `${slug}: ${next} (linked from ${seen.get(next)}) did not open: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
        );
        // Said at once: where much is wrong the test ends by its time, and would name nothing.
        console.log(wrong.at(-1));
        await open(page, `/?site=${slug}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
