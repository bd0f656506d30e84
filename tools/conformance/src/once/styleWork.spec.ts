import type { Page } from '@playwright/test';
import { count, openSearch } from '../support/search.ts';
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

test('on a phone a press styles what it changes, not the page again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page);
  const all = await count(page);
  const elements = await page.locator('*').count();
  expect(elements, 'elements of the page').toBeGreaterThan(2_000);
  const opened = async (act: () => Promise<void>): Promise<void> => {
    await act();
    await page.getByRole('dialog').waitFor();
  };
  const closed = async (act: () => Promise<void>): Promise<void> => {
    await act();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  // The rest of the page loads when it is scrolled, and the first message its code.
  await page.mouse.wheel(0, 100);
  await settled(page);
  const save = page.getByRole('button', { name: /^Save 20/ });
  await save.nth(0).click();
  await settled(page);
  expect(await styledBy(page, () => save.nth(1).click()), 'a favourite').toBeLessThan(150);

  // A dialog that is not the browser's own: that one makes every element of the page inert.
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await opened(() => menu.click());
  await closed(() => page.keyboard.press('Escape'));
  await settled(page);
  expect(await styledBy(page, () => opened(() => menu.click())), 'the menu').toBeLessThan(400);
  expect(await styledBy(page, () => closed(() => page.keyboard.press('Escape'))), 'without the menu').toBeLessThan(400);

  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const value = sheet.getByRole('checkbox', { name: /^Toyota/ });
  await value.waitFor();
  await settled(page);
  expect(await styledBy(page, () => value.click()), 'a filter').toBeLessThan(300);
  // The library adds and removes an element before the page: rules for neighbours and first children must name a class or an attribute.
  const show = sheet.getByRole('button', { name: /^Show me/i });
  expect(await styledBy(page, () => closed(() => show.click())), 'without the filters').toBeLessThan(400);
  await expect.poll(() => count(page)).toBeLessThan(all);
});
