import { expect, open, settled, test } from '../support/test.ts';
import { openSearch, titleLink, cards } from '../support/search.ts';

test('a page and the bars at its edges leave the frame of the window free for the look', async ({ page }) => {
  await openSearch(page);
  const href = (await titleLink(cards(page).first()).getAttribute('href')) ?? '';
  await open(page, href);
  // Without the room of the scrollbar.
  const width = (await page.getByRole('main').boundingBox())?.width ?? 0;
  await page.evaluate(() => {
    for (const [side, size] of Object.entries({ start: 240, end: 40, top: 50, bottom: 60 }))
      document.documentElement.style.setProperty(`--page-inset-${side}`, `${size}px`);
  });
  await page.mouse.wheel(0, 1500);
  await settled(page);
  await expect(page.locator('[data-part="sticky-summary"]')).toBeVisible();
  const { height } = page.viewportSize()!;
  const main = await page.getByRole('main').boundingBox();
  expect([main?.x, (main?.x ?? 0) + (main?.width ?? 0)]).toEqual([240, width - 40]);
  const outside = await page.evaluate(
    ([right, bottom]) =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => {
          const box = element.getBoundingClientRect();
          return (
            getComputedStyle(element).position === 'fixed' &&
            !element.matches('[data-part="skip-link"], .dealer-mocks') &&
            box.width > 1 &&
            (box.left < 240 || box.right > right || box.top < 50 || box.bottom > bottom) &&
            element.checkVisibility()
          );
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    [width - 40, height - 60] as const,
  );
  expect(outside).toEqual([]);

  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const mirrored = await page.getByRole('main').boundingBox();
  expect(mirrored?.width).toBe(main?.width);
  // The scrollbar may be at either side.
  const innerWidth = await page.evaluate(() => document.documentElement.getBoundingClientRect().right);
  expect(innerWidth - (mirrored?.x ?? 0) - (mirrored?.width ?? 0)).toBe(240);
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));

  await page.emulateMedia({ media: 'print' });
  expect((await page.getByRole('main').boundingBox())?.x).toBeLessThan(40);
});
