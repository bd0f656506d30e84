import { cards, chooseFirst, count, inFilter, openSearch, prices, titleLink } from '../support/search.ts';
import { expect, settled, test } from '../support/test.ts';

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

  test('a price range keeps what fits it', async ({ page }) => {
    await openSearch(page);
    const all = await count(page);
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

  test('sorted by lowest price, the cheapest comes first', async ({ page }) => {
    await openSearch(page);
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

  test('pages are links; Back returns to the page before', async ({ page }) => {
    await openSearch(page);
    const first = await titleLink(cards(page).first()).getAttribute('href');
    await page.getByRole('navigation', { name: /pag/i }).getByRole('link', { name: /next/i }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => titleLink(cards(page).first()).getAttribute('href')).not.toBe(first);
    await page.goBack();
    await expect.poll(() => titleLink(cards(page).first()).getAttribute('href')).toBe(first);
  });

  test('words find vehicles; words that nothing matches say so and offer a way out', async ({ page }) => {
    await openSearch(page);
    const all = await count(page);
    const box = page.getByRole('main').getByRole('searchbox').first();
    const word = ((await titleLink(cards(page).first()).innerText()).match(/[A-Za-z]{4,}/) ?? ['toyota'])[0];
    await box.fill(word);
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`query=${word}`, 'i'));
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

  test('a hostile address is only an address', async ({ page }) => {
    page.on('dialog', () => {
      throw new Error('A dialog opened.');
    });
    for (const query of [
      'query=%3Cscript%3Ealert(1)%3C%2Fscript%3E%22%27%60&page=-5&sortBy=__proto__',
      `refinementList[make][]=')%20OR%20price%20>%200%20OR%20(make%20=%20'x&page=99999999`,
      'refinementList[__proto__][]=a&refinementList[constructor][]=b&range[price]=abc:1e999&range[nothing]=1:2',
      `query=${'a'.repeat(3000)}`,
      'query=%E0%A4%A&refinementList[make]=Toyota&range=5',
    ]) {
      await page.goto(`/search?${query}`);
      await settled(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
});
