import type { Page } from '@playwright/test';
import { carAddress, stockedCar } from '../support/vehicles.ts';
import { expect, open, test } from '../support/test.ts';

/** Scrolls to the end, so that what loads late is there too. */
const toTheEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += 400) {
      window.scrollTo(0, at);
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
    }
  });

/** Ends every text of the page, also of closed selects, with a word of 80 letters, as a feed or a site file may have it. */
const lengthen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (
        node instanceof Text &&
        /\p{L}/u.test(node.data) &&
        !node.parentElement?.closest('script, style, svg, .dealer-mocks')
      )
        texts.push(node);
    }
    for (const text of texts) text.data += ` ${'W'.repeat(80)}`;
  });

/** What is wider than the page, by class and text; nothing where the page does not scroll sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} px on ${clientWidth}`,
      ...wide
        .slice(0, 8)
        .map(
          (one) =>
            `${one.tagName} ${one.getAttribute('class') ?? ''} ${(one.textContent ?? '').replace(/ W{80}/g, '').slice(0, 40)}`,
        ),
    ];
  });

/** Fields that a phone would zoom into. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea)',
      ),
    ]
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(
        (field) =>
          `${getComputedStyle(field).fontSize} ${field.getAttribute('aria-label') ?? field.getAttribute('name') ?? field.id}`,
      ),
  );

test('no page scrolls sideways at 320 px, however long the words of the feed and the site are, nor at 390 px with text of twice the size', async ({
  page,
  noise,
}) => {
  test.setTimeout(240_000);
  noise.allow(/youx\/quote|YouX quick quote|Failed to load resource/);
  const car = stockedCar(
    ({ status, car_type, price, sold }) =>
      status === 'in_stock' && car_type === 'used' && Number(price) > 5_000 && sold !== true,
  );
  for (const path of [
    '/',
    '/search',
    '/search?query=no-such-vehicle-at-all',
    carAddress(car.slug),
    carAddress(car.slug, {}, 'enquire=enquire'),
    `/print?car_id=${car.slug}`,
    '/finance',
    '/trade-in',
    '/contact-us',
    '/favourites',
    '/no-such-page',
  ]) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, path);
      await toTheEnd(page);
      expect.soft(await tooWide(page), `${path} as it is`).toEqual([]);
      expect.soft(await smallFields(page), `fields of ${path}`).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect.soft(await tooWide(page), `${path} at 390 px with text of twice the size`).toEqual([]);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await page.setViewportSize({ width: 320, height: 640 });
      await lengthen(page);
      expect.soft(await tooWide(page), `${path} with long words`).toEqual([]);
    });
  }
});
