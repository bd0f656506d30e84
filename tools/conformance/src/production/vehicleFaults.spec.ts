import type { Page } from '@playwright/test';
import { cards, openSearch, titleLink } from '../support/search.ts';
import { asStaticHost, expect, settled, test } from '../support/test.ts';
import type { Shifting } from '../support/test.ts';
import { enquireLink } from '../support/vehicles.ts';
import { withhold } from '../support/withhold.ts';

/** The first vehicle of the look's demo site, opened from scratch. */
const openVehicle = async (page: Page): Promise<void> => {
  await openSearch(page);
  await page.goto((await titleLink(cards(page).first()).getAttribute('href')) ?? '/');
  await settled(page);
};

test.describe('a vehicle whose pictures', () => {
  test('are gone shows a drawing of its kind, and all the rest', async ({ page, noise }) => {
    noise.allow(/Failed to load resource/);
    await openSearch(page);
    const href = (await titleLink(cards(page).first()).getAttribute('href')) ?? '/';
    await page.route('**/pictures/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(href);
    await settled(page);
    await expect(enquireLink(page)).toBeVisible();
    // No picture of the browser's own broken kind.
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('main img')].filter(
              (image) =>
                (image as HTMLImageElement).complete &&
                (image as HTMLImageElement).naturalWidth === 0 &&
                image.getBoundingClientRect().width > 0 &&
                image.getBoundingClientRect().top < innerHeight,
            ).length,
        ),
      )
      .toBe(0);
  });

  test('failed before the script had loaded shows a drawing too, in every part of the home page', async ({
    page,
    noise,
  }) => {
    noise.allow(/Failed to load resource/);
    await page.route('**/pictures/**/hero*', (route) => route.fulfill({ status: 404, body: '' }));
    const release = await withhold(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    const photos = page.locator('main [data-part="picture"] > img');
    await photos.first().scrollIntoViewIfNeeded();
    await expect.poll(() => photos.first().evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    release();
    await settled(page);
    await expect(
      page
        .locator('main')
        .getByText(/^No photo of .* yet$/)
        .first(),
    ).toBeVisible();
    await expect(photos.first()).toBeHidden();
  });

  test('are slow moves nothing when they come', async ({ page }) => {
    await openSearch(page);
    const href = (await titleLink(cards(page).first()).getAttribute('href')) ?? '/';
    const release = await withhold(page, '**/pictures/**');
    await page.goto(href, { waitUntil: 'commit' });
    await settled(page);
    const heading = page.locator('main h1').first();
    const before = await heading.boundingBox();
    release();
    await page.waitForLoadState('networkidle');
    expect(await heading.boundingBox()).toEqual(before);
  });
});

test('a direct visit with a slow search shows the dealer at once, a number to call, and what is loading', async ({
  page,
}) => {
  await asStaticHost(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page);
  const href = (await titleLink(cards(page).first()).getAttribute('href')) ?? '/';
  const dealer = (await page.getByRole('banner').locator('[data-part="logo"]').innerText()).split('\n')[0] ?? '';
  let release: () => void = () => {};
  await page.route('**/multi-search', async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    // The page that sent the request may be closed.
    await route.continue().catch(() => undefined);
  });
  for (const [path, what] of [
    [`${href}/checkout`, 'the checkout'],
    [`/compare?cars=${href.split('/').at(-1)}`, 'our vehicles'],
    [href, 'this vehicle'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    const status = page.locator('main').getByRole('status');
    await expect(status).toHaveText('Loading…');
    await expect(page.getByRole('banner')).toContainText(dealer);
    await expect(page.locator('main').getByRole('link', { name: /^Call \d/ })).toBeVisible();
    await expect(status).toHaveText(`Still loading ${what}. This takes longer than usual.`);
  }
  await page.unroute('**/multi-search');
  release();
  await settled(page);
  expect(await page.evaluate(() => (window as unknown as Shifting).layoutShift)).toBeLessThan(0.02);
});

test('the whole page can be walked through by keyboard; what has the focus is seen', async ({ page }) => {
  test.setTimeout(120_000);
  await openVehicle(page);
  const walked = new Set<string>();
  const hidden: string[] = [];
  for (let stop = 0; stop < 160; stop += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(async () => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const isSeen = (): boolean => {
        const box = element.getBoundingClientRect();
        if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) return false;
        // A point of it that nothing else covers.
        return [
          [box.left + box.width / 2, box.top + box.height / 2],
          [box.left + 3, box.top + 3],
          [box.right - 3, box.bottom - 3],
        ].some(([x, y]) => {
          const top = document.elementFromPoint(x!, y!);
          return top !== null && (element.contains(top) || top.contains(element));
        });
      };
      // A rail that moves to it is on its way for some frames.
      for (let frame = 0; frame < 30 && !isSeen(); frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const name = `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
      return { name, seen: isSeen(), inFooter: element.closest('footer') !== null };
    });
    if (at === null) continue;
    walked.add(at.name);
    if (!at.seen) hidden.push(at.name);
    if (at.inFooter) break;
  }
  expect(hidden, 'focus that is not seen').toEqual([]);
  expect(
    [...walked].some((name) => /enquire/i.test(name)),
    [...walked].join(' | '),
  ).toBe(true);
  expect(walked.size).toBeGreaterThan(25);
});
