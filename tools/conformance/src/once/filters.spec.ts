import type { Locator, Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { count, openSearch } from '../support/search.ts';
import { expect, settled, test } from '../support/test.ts';

const filters = (page: Page): Locator => page.getByRole('region', { name: 'Filters' });

/** The number that a value carries: "Ford (12)". */
const promisedBy = (text: string): number =>
  Number((/\(?([\d,]+)\)?\s*$/.exec(text.trim())?.[1] ?? '').replaceAll(',', ''));

/** Opens a filter that is a button with something behind it. */
const openIfClosed = async (button: Locator): Promise<void> => {
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
};

test('each filter of the site finds what it promises, and can be taken back', async ({ page }) => {
  test.setTimeout(120_000);
  await openSearch(page);
  const all = await count(page);
  const expected = async (promised: number, what: string): Promise<void> => {
    expect(promised, `${what} carries a number`).toBeGreaterThan(0);
    await expect.poll(() => count(page), { message: `${what} promised ${promised}` }).toBe(promised);
    // A choice of everything changes nothing; any other is in the address.
    if (promised < all)
      await expect(page).toHaveURL(/refinementList|\/search\/(new|used|demo)-cars|\/search\/[a-z0-9-]+$/);
    const remove = page.getByRole('group', { name: 'Chosen filters' }).getByRole('button', { name: /^Remove/ });
    // By key: the open menu of a bar may cover it.
    await remove.last().press('Enter');
    await expect.poll(() => count(page), { message: `${what} taken back` }).toBe(all);
    await settled(page);
  };

  const tried: string[] = [];
  await expect(filters(page).locator('button[aria-expanded]').first()).toBeVisible();
  const more = filters(page).getByRole('button', { name: 'More filters' });
  if (await more.isVisible()) await more.click();
  const groups = await filters(page).locator('button[aria-expanded]').allInnerTexts();
  for (const name of groups.map((text) => text.split('\n')[0]!.trim())) {
    // Ranges are tried by number; a button of a list only shows more of it.
    if (/^(price|kilometres|show |more |fewer )/i.test(name)) continue;
    const button = filters(page)
      .locator('button[aria-expanded]')
      .filter({ hasText: new RegExp(`^${name}`) })
      .first();
    await openIfClosed(button);
    // A menu of a bar is drawn over the page; a group holds its list.
    const position =
      (await button.getAttribute('popovertarget')) === null
        ? filters(page)
        : page.locator(`[id="${await button.getAttribute('popovertarget')}"]`);
    const box = position
      .getByRole('list', { name, exact: true })
      .or(position.getByRole('group', { name, exact: true }))
      .or(position.getByRole('list', { name: /popular makes|all makes/i }))
      .getByRole('checkbox')
      .first();
    if ((await box.count()) === 0) continue;
    const text = await box.evaluate(
      (input: HTMLInputElement) => input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? '',
    );
    // The drawing of a body type covers its box: by key, as by a press on the drawing.
    await box.press('Space');
    await expected(promisedBy(text), `${name}: ${text}`);
    tried.push(name);
  }
  // The choice of a distance is a form of its own, and promises no number.
  const selects = filters(page).locator('select:not([data-part="distance"] *)');
  for (const select of await selects.and(filters(page).getByRole('combobox')).all()) {
    const option = select.locator('option:not([value=""])').first();
    const text = (await option.textContent()) ?? '';
    await select.selectOption({ index: 1 });
    await expected(promisedBy(text), `select: ${text}`);
    tried.push(text);
  }
  for (const toggle of await filters(page).getByRole('switch').all()) {
    const text = await toggle.evaluate(
      (element) => element.closest('label, [data-part]')?.textContent ?? element.textContent ?? '',
    );
    await toggle.click();
    await expected(promisedBy(text.replace(/\D*$/, '')), `switch: ${text}`);
    tried.push(text);
  }
  expect(tried.length, tried.join(', ')).toBeGreaterThanOrEqual(4);
});

/** Levels of headings go down one at a time, also into the filters. */
const expectHeadingsInOrder = async (page: Page): Promise<void> => {
  await expect(
    page
      .getByRole('region', { name: 'Filters' })
      .getByRole('button', { name: /^Price/ })
      .first(),
  ).toBeVisible();
  const levels = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 0), levels.join(' ')).toBeLessThanOrEqual(1));
};

const grid = (page: Page): Locator =>
  page.getByRole('region', { name: 'Results' }).locator('[data-part="vehicle-grid"] > ul');

/**
 * How many vehicles are in the first row: as many as the site wants and the results have room for, each wide enough to be read, on a
 * page that does not scroll sideways.
 */
const columns = async (page: Page): Promise<number> => {
  let drawn = 0;
  await expect(async () => {
    const results = await grid(page).evaluate((list) => {
      const boxes = [...list.children].map((item) => item.getBoundingClientRect());
      const linesOf = (element: Element): number => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      };
      return {
        drawn: boxes.filter(({ top }) => Math.round(top) === Math.round(boxes[0]?.top ?? 0)).length,
        narrowest: Math.min(...boxes.map(({ width }) => width)) / 16,
        room: list.getBoundingClientRect().width / 16,
        wanted: list.getAttribute('data-layout') === 'list' ? 1 : Number(list.getAttribute('data-columns')),
        broken: [...list.querySelectorAll('span')]
          .filter((fact) => /^[\d,]+\skm$/.test(fact.textContent) && linesOf(fact) > 1)
          .map(({ textContent }) => textContent),
        window: innerWidth,
        page: document.documentElement.scrollWidth,
      };
    });
    // In a wide window, next to filters or a rail, cards may be narrower.
    const roomFor = results.window >= 1024 ? { 4: 56, 3: 42, 2: 36 } : { 4: 70, 3: 54, 2: 36 };
    const fit = ([4, 3, 2] as const).find((count) => results.room >= roomFor[count]) ?? 1;
    const facts = JSON.stringify(results);
    expect(results.drawn, facts).toBe(Math.min(results.wanted, fit));
    expect(results.narrowest, facts).toBeGreaterThan(13);
    expect(results.broken, facts).toEqual([]);
    expect(results.page, facts).toBeLessThanOrEqual(results.window);
    drawn = results.drawn;
  }).toPass({ timeout: 15_000 });
  return drawn;
};

test('results have the columns of the site or rows, as the visitor chose, and headings are in order', async ({
  page,
}) => {
  /** In a window of so much room next to the frame of the look, such as a rail, where it has one at this width. */
  const columnsWithFrame = async (room: number): Promise<number> => {
    await page.setViewportSize({ width: room, height: 900 });
    const frame = await page.evaluate(() => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(document.body);
      return Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    });
    await page.setViewportSize({ width: room + frame, height: 900 });
    return columns(page);
  };
  await page.setViewportSize({ width: 1024, height: 900 });
  await openSearch(page);
  await columnsWithFrame(1024);
  await openSearch(page, '/search?flags=search.layout:grid,search.columns:4');
  // A section at the other side of the results takes the room of a column.
  const most = (await page.locator('[data-area="aside"]').count()) > 0 ? 3 : 4;
  expect(await columnsWithFrame(1440)).toBeGreaterThanOrEqual(most);
  await columnsWithFrame(1024);
  await openSearch(page, '/search?flags=search.layout:grid,search.columns:3');
  expect(await columnsWithFrame(1440)).toBe(3);
  await expectHeadingsInOrder(page);
  expect(await columnsWithFrame(768)).toBe(2);

  const switched = '/search?flags=search.layout:list,search.layoutSwitch:true';
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSearch(page, switched);
  expect(await columnsWithFrame(1440)).toBe(1);
  const row = grid(page).locator('[data-part="vehicle-card"]').first();
  // The picture is at the side of the text.
  const { width = 0, height = Infinity } = (await row.boundingBox()) ?? {};
  expect(height).toBeLessThan(width / 2);
  await audit(page);
  await page.getByRole('group', { name: 'View as' }).getByRole('button', { name: 'Grid' }).click();
  await expect.poll(() => columnsWithFrame(1440)).toBeGreaterThan(2);
  await openSearch(page, switched);
  await expect.poll(() => columnsWithFrame(1440)).toBeGreaterThan(2);
});

test('next to a rail of any width results have as many columns as there is room for', async ({ page }) => {
  await openSearch(page, '/search?flags=search.layout:grid,search.columns:4');
  for (const width of [1024, 1264, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const inset of [12, 16, 20, 24]) {
      await page.evaluate(
        (size) => document.documentElement.style.setProperty('--page-inset-start', size),
        `${inset}rem`,
      );
      await columns(page);
    }
  }
});
