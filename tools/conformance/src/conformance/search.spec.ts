import { cards, chooseFirst, count, inFilter, openSearch, prices, titleLink } from '../support/search.ts';
import { expect, test, visit } from '../support/test.ts';

test.describe('searching', () => {
  test('a filter narrows the list to what it promised; Back, Forward and Reload keep it', async ({ page }) => {
    await openSearch(page);
    const all = await count(page);
    const promised = await chooseFirst(page, ['Transmission', 'Fuel', 'Body type']);
    expect(promised).toBeGreaterThan(0);
    await expect(page).toHaveURL(/refinementList/);
    await expect.poll(() => count(page)).toBe(promised);
    await page.reload();
    await expect.poll(() => count(page)).toBe(promised);
    await page.goBack();
    await expect.poll(() => count(page)).toBe(all);
    await page.goForward();
    await expect.poll(() => count(page)).toBe(promised);
    await expect(page.getByRole('button', { name: /^Remove/ }).last()).toBeVisible();
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
    await expect.poll(() => count(page)).toBe(all);
  });

  test('by price, order, page and words', async ({ page }) => {
    await openSearch(page);
    const all = await count(page);
    await test.step('a price range shows only vehicles inside it', async () => {
      await inFilter(page, 'Price', async (filters) => {
        const to = filters.getByRole('textbox', { name: /price, to/i });
        await to.fill('30000');
        await to.press('Enter');
      });
      await expect(page).toHaveURL(/range(\[|%5B)price/);
      await expect.poll(() => count(page)).toBeLessThan(all);
      const shown = (await prices(page)).filter((price) => price !== undefined);
      expect(shown.length).toBeGreaterThan(0);
      expect(Math.max(...shown)).toBeLessThanOrEqual(30_000);
    });
    await test.step('sorted by lowest price, the cheapest comes first', async () => {
      await visit(page, '/search');
      await page.getByRole('combobox', { name: /sort/i }).selectOption({ label: 'Lowest price' });
      await expect(page).toHaveURL(/sortBy=lowest-price/);
      await expect
        .poll(async () => {
          const shown = (await prices(page)).filter((price) => price !== undefined);
          return shown.length > 1 && shown[0] === Math.min(...shown);
        })
        .toBe(true);
      const cheapest = (await prices(page))[0];
      await page.getByRole('combobox', { name: /sort/i }).selectOption({ label: 'Highest price' });
      await expect.poll(async () => ((await prices(page))[0] ?? 0) > (cheapest ?? Infinity)).toBe(true);
    });
    await test.step('pages are links; Back returns to the page before', async () => {
      await visit(page, '/search');
      await expect.poll(() => count(page)).toBe(all);
      const first = await titleLink(cards(page).first()).getAttribute('href');
      await page.getByRole('navigation', { name: /pag/i }).getByRole('link', { name: /next/i }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect.poll(() => titleLink(cards(page).first()).getAttribute('href')).not.toBe(first);
      await page.goBack();
      await expect.poll(() => titleLink(cards(page).first()).getAttribute('href')).toBe(first);
    });
    await test.step('words find vehicles; words that nothing matches say so and offer a way out', async () => {
      await visit(page, '/search');
      const box = page.getByRole('main').getByRole('combobox').first();
      const word = ((await titleLink(cards(page).first()).innerText()).match(/[A-Za-z]{4,}/) ?? ['toyota'])[0];
      await box.fill(word);
      await box.press('Enter');
      await expect(page).toHaveURL(new RegExp(word, 'i'));
      await expect.poll(() => count(page)).toBeLessThan(all);
      await expect(cards(page).first()).toContainText(new RegExp(word, 'i'));
      await box.fill('zzqxv');
      await box.press('Enter');
      await expect(page.getByRole('heading', { name: /no vehicles match/i })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('button', { name: /clear filters/i })
        .last()
        .click();
      await expect.poll(() => count(page)).toBe(all);
    });
  });
});
