import type { Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { cards, openSearch, titleLink } from '../support/search.ts';
import { expect, isPhone, open, test } from '../support/test.ts';

/** The nearest thing that shows where the focus is; empty where something does, else what has it. */
const unseenFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const shows = (style: CSSStyleDeclaration): boolean =>
      (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'focus is nowhere';
    const chain = [
      activeElement,
      activeElement.parentElement,
      activeElement.parentElement?.parentElement,
      activeElement.nextElementSibling,
      activeElement.closest('article'),
    ].filter((element) => element instanceof Element);
    const styles = chain.flatMap((element) => [
      getComputedStyle(element),
      getComputedStyle(element, '::before'),
      getComputedStyle(element, '::after'),
    ]);
    return styles.some(shows) ? '' : activeElement.outerHTML.slice(0, 160);
  });

/** The first view of a search contains vehicles: on a phone one with picture, name and price, on a desktop a whole row of them. */
const seesVehiclesFirst = async (page: Page): Promise<void> => {
  const { height = 0 } = page.viewportSize() ?? {};
  const first = cards(page).first();
  if (isPhone(page)) {
    for (const part of [
      first.getByRole('img').first(),
      first.getByRole('heading'),
      first.getByText(/^\$[\d,]+|POA|price/i).first(),
    ]) {
      const box = await part.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    return;
  }
  const boxes = await cards(page).evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().toJSON() as { top: number; bottom: number }),
  );
  const row = boxes.filter(({ top }) => Math.abs(top - (boxes[0]?.top ?? 0)) < 4);
  const isList = (await cards(page).first().getAttribute('data-layout')) === 'list';
  if (!isList) expect(row.length).toBeGreaterThan(1);
  for (const { bottom } of row) expect(bottom).toBeLessThanOrEqual(height);
};

test('home and the enquiry page pass the audit, and the skip link skips the menu', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '/');
  await audit(page);
  await test.step('the skip link leads past the menu', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
  await test.step('the enquiry page passes the audit', async () => {
    await open(page, '/contact-us');
    await audit(page);
  });
});

test('search shows vehicles first, passes the audit, and leads by keyboard to a vehicle and back', async ({ page }) => {
  test.setTimeout(120_000);
  await openSearch(page);
  const href = (await titleLink(cards(page).first()).getAttribute('href')) ?? '';
  await test.step('vehicles, before scrolling', () => seesVehiclesFirst(page));
  await test.step('search passes the audit', () => audit(page));
  await test.step('the skip link comes first, and focus is always to be seen', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /skip to/i });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    for (let stop = 0; stop < 15; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await unseenFocus(page), `stop ${stop + 2}`).toBe('');
    }
  });
  await test.step('a new page takes the focus to its heading, Back returns it to the link', async () => {
    const link = titleLink(cards(page).nth(1));
    const to = await link.getAttribute('href');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator('main h1')).toBeFocused();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(to);
  });
  await test.step('a vehicle passes the audit', async () => {
    await open(page, href);
    await audit(page);
  });
});
