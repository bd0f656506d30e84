import { templates } from '@dealer/tools-vite/looks';
import type { Page } from '@playwright/test';
import { axe, guidelines } from '../support/axe.ts';
import { addressesOf, routeNameOf } from '../support/siteAddresses.ts';
import { siteDoc, sitesOf } from '../support/sites.ts';
import { cardsLoaded, expect, follow, open, settled, test } from '../support/test.ts';

/** Vehicles and pages of one list are alike: so many of each are followed, everything else always. */
const manyAlike: [pattern: RegExp, most: number][] = [
  [/^\/cars\/trade-in\?/, 2],
  [/^\/cars\/[^/]+\/(checkout|buy-online)/, 2],
  [/^\/checkout-journey\?/, 2],
  [/^\/sign-in\?/, 3],
  [/[?&]car_id=/, 2],
  [/^\/cars\/[^/?]+\?/, 2],
  [/^\/cars\/[^/?]+$/, 3],
  [/[?&]page=/, 1],
  [/[?&](refinementList|range)/, 3],
];

/**
 * On a further site of a look, and in a further look: so many addresses of a route. Its code was followed on the first site of the first
 * look, and `check:sites` finds links that lead nowhere.
 */
const mostOfRoute = 1;

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/__mocks'))
      .map(({ pathname, search }) => pathname + search),
  );

/** Follows a link and waits until the page that it leads to is whole. */
const openLink = async (page: Page, to: string): Promise<void> => {
  const from = page.url();
  await follow(page, to);
  if (new URL(to, from).href !== from) await page.waitForURL((url) => url.href !== from, { timeout: 15_000 });
  await settled(page);
  await cardsLoaded(page);
  // Some addresses lead on to another, and the placeholder of filters is no text to audit.
  await expect(page.locator('[data-part="filter-skeleton"]:visible')).toHaveCount(0);
  await expect
    .poll(async () => (await page.locator('main').innerText()).trim().length)
    .toBeGreaterThan(60)
    .catch(() => undefined);
};

/** What a page gets wrong in its head, its heading and its pictures. */
const pageFaults = (page: Page, siteName: string): Promise<string[]> =>
  page.evaluate((name) => {
    const content = (selector: string): string => document.querySelector(selector)?.getAttribute('content') ?? '';
    const faults: string[] = [];
    const headings = document.querySelectorAll('h1').length;
    if (headings !== 1) faults.push(`has ${headings} h1 headings`);
    if (document.title.trim() === '' || !document.title.includes(name))
      faults.push(`has the title "${document.title}"`);
    if (!content('meta[name="robots"]').includes('noindex')) {
      const description = content('meta[name="description"]');
      if (description.length < 50 || description.length > 160) faults.push(`has the description "${description}"`);
      const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '';
      if (!/^https:[^#]+$/.test(canonical)) faults.push(`has the canonical address "${canonical}"`);
    }
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
        faults.push(`has no picture at ${image.currentSrc}`);
    return faults;
  }, siteName);

const axeFaults = async (page: Page): Promise<string[]> =>
  (await axe(page).withTags(guidelines).analyze()).violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes
        .slice(0, 2)
        .map(({ target }) => target.join(' '))
        .join(' | ')}`,
  );

const dead =
  /could not find|not found|nothing found|no vehicles match|could not be opened|something went wrong|did not answer/i;

test('every route and every link of a demo site leads to a whole page', async ({ page, template, noise }) => {
  test.setTimeout(300_000 * sitesOf(template).length);
  // A lender may turn a vehicle down; the page then says its own figure.
  noise.allow(/youx\/quote|YouX quick quote/);
  const wrong: string[] = [];
  // What axe sees of a route, and where its links lead, is the same on each site of a look; each site's own links are on its home page.
  const audited = new Set<string>();
  for (const slug of sitesOf(template)) {
    const addresses = addressesOf(template, slug);
    const { name } = siteDoc(template, slug);
    await open(page, `/?site=${slug}`);
    await expect(page).toHaveTitle(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    const seen = new Map<string, string>([['/', 'the start']]);
    const waiting: string[] = [];
    const taken = new Map<RegExp | string, number>();
    const isFirst = slug === sitesOf(template)[0] && template === templates()[0];
    const note = (links: readonly string[], on: string): void => {
      for (const link of links) {
        if (seen.has(link)) continue;
        seen.set(link, on);
        const [kind, most] = isFirst
          ? (manyAlike.find(([pattern]) => pattern.test(link)) ?? [link, 1])
          : [routeNameOf(link, addresses), mostOfRoute];
        const already = taken.get(kind) ?? 0;
        if (already >= most) continue;
        taken.set(kind, already + 1);
        waiting.push(link);
      }
    };
    // The footer comes with the first key, what the menu opens with the focus on it.
    await page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('button').first().focus();
    await expect(page.getByRole('banner').locator('[data-panel] a').first()).toBeAttached();
    await page.keyboard.press('Shift');
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached();
    // The banner of the workshop covers the lower edge until it is closed.
    await page
      .getByRole('button', { name: 'Close this notice' })
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);
    note(await linksOf(page), '/');
    expect(waiting.length, 'links on the home page').toBeGreaterThan(5);
    // The page to print needs a vehicle; links to it name one. What no earlier site of the look has is opened as well.
    const table = addresses.paths.filter((path) => path !== '/print' && !audited.has(routeNameOf(path, addresses)));
    note(table, 'the table of routes');
    wrong.push(...(await pageFaults(page, name)).map((fault) => `${slug}: / ${fault}`));
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        await openLink(page, next);
        // By its element, not its role: a link may open a dialog, and the content behind it has no role then.
        const text = await page.locator('main').innerText();
        const heading = await page.locator('main h1').first().innerText();
        const where = `${slug}: ${next} (linked from ${seen.get(next)})`;
        if (dead.test(`${await page.title()} ${heading}`) || /no vehicles match|did not answer/i.test(text))
          wrong.push(`${where} says "${heading}"`);
        else if (text.trim().length <= 60) wrong.push(`${where} is empty: "${text.trim()}"`);
        const route = routeNameOf(new URL(page.url()).pathname, addresses);
        const isNew = !audited.has(route);
        audited.add(route);
        const faults = [...(await pageFaults(page, name)), ...(isNew ? await axeFaults(page) : [])];
        wrong.push(...faults.map((fault) => `${where} ${fault}`));
        if (isNew || isFirst) note(await linksOf(page), next);
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
