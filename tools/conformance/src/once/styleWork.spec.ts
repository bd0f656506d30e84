import type { Page } from '@playwright/test';
import { cards, count, openSearch, titleLink } from '../support/search.ts';
import { expect, settled, test } from '../support/test.ts';

type TraceEvent = { name: string; args: { elementCount?: number } };

/** The most elements that the browser styles again at once while something is done and until the page is settled. */
const styledBy = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await settled(page);
  const trace = (await browser?.stopTracing())?.toString() ?? '';
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const counts = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : []));
  expect(counts.length, 'the browser styled something').toBeGreaterThan(0);
  return Math.max(...counts);
};

test('on a phone a press styles what it changes, not the page again, and no card outside the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page);
  const all = await count(page);
  await expect(page.locator('[data-part="vehicle-grid"][data-settled]')).toBeAttached();
  const elements = await page.locator('*').count();
  expect(elements, 'elements of the page').toBeGreaterThan(2_000);

  // The first message loads its code.
  const save = page.getByRole('button', { name: /^Save 20/ });
  await save.nth(0).click();
  await settled(page);
  expect(await styledBy(page, () => save.nth(1).click()), 'a favourite').toBeLessThan(150);

  // A dialog makes the page behind it inert, which is a style of each element.
  const menu = page.getByRole('dialog');
  expect(await styledBy(page, () => page.getByRole('button', { name: 'Menu' }).click()), 'the menu').toBeLessThan(
    1_300,
  );
  await menu.getByRole('button', { name: /close/i }).first().click();

  await page.getByRole('button', { name: /^Filters/ }).click();
  const value = menu.getByRole('checkbox', { name: /^Toyota/ });
  await value.waitFor();
  await settled(page);
  expect(await styledBy(page, () => value.click()), 'a filter').toBeLessThan(300);
  await menu.getByRole('button', { name: /^Show me/i }).click();
  await expect.poll(() => count(page)).toBeLessThan(all);
});

test('Back leads to the card that was in view, although others are skipped', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page);
  const card = cards(page).nth(11);
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const isSettled = page.locator('[data-part="vehicle-grid"][data-settled]');
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(isSettled).toBeAttached();
  await settled(page);
  const before = await top();
  await titleLink(card).click();
  await expect(page).toHaveURL(/\/cars\//);
  await page.goBack();
  await expect(card).toBeInViewport();
  await settled(page);
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
  await expect(isSettled).toBeAttached();
  expect(Math.abs((await top()) - before), 'when others are skipped').toBeLessThan(2);
});
