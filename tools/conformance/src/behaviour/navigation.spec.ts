import type { Page } from '@playwright/test';
import { expect, open, settled, test } from '../support/test.ts';
import { stockedCars } from '../support/vehicles.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Scrolls as far as the page reaches: parts further down come on the way. */
const scrollDown = async (page: Page, y: number): Promise<void> => {
  await expect
    .poll(async () => {
      await page.evaluate((top) => scrollTo(0, top), y);
      return scrolled(page);
    })
    .toBe(y);
};

test.describe('the scroll position', () => {
  test('is the top on a page loaded in full, and the old one on coming Back to it, also through another website', async ({ page }) => {
    const [first, second] = await stockedCars(page);
    await open(page, `/cars/${first?.slug}`);
    await scrollDown(page, 1_700);
    await open(page, `/cars/${second?.slug}`);
    expect(await scrolled(page)).toBe(0);
    await scrollDown(page, 900);
    await page.goto('data:text/html,<h1>Another website</h1>');
    await page.goBack();
    await settled(page);
    await expect.poll(() => scrolled(page)).toBe(900);
    await page.goBack();
    await settled(page);
    await expect.poll(() => scrolled(page)).toBe(1_700);
    await page.goForward();
    await settled(page);
    await expect.poll(() => scrolled(page)).toBe(900);
    await page.reload();
    await settled(page);
    await expect.poll(() => scrolled(page)).toBe(900);
  });
});
