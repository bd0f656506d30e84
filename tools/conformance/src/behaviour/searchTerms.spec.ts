import { cards, count, openSearch, titleLink } from '../support/search.ts';
import { expect, open, settled, test } from '../support/test.ts';

test.describe('search terms', () => {
  test('without a match for all terms the page says so and shows the nearest results under their own heading, with one request', async ({
    page,
  }) => {
    const queries: { q?: string; matchingStrategy?: string }[][] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/multi-search'))
        queries.push((request.postDataJSON() as { queries: { q?: string; matchingStrategy?: string }[] }).queries);
    });
    await openSearch(page, '/search?query=hilux');
    const hiluxes = await count(page);
    expect(hiluxes).toBeGreaterThan(0);
    const box = page.getByRole('main').getByRole('combobox').first();
    // The values that plain words are read with come once, on focus.
    queries.length = 0;
    await box.focus();
    await expect.poll(() => queries.length).toBe(1);
    queries.length = 0;
    await box.fill('hilux zzzzzz');
    const nearest = page.getByRole('region', { name: 'Without “zzzzzz”' });
    await expect(nearest.getByRole('article').first()).toContainText('Hilux');
    await expect(page.getByRole('heading', { name: 'Nothing matches all of “hilux zzzzzz”' })).toBeVisible();
    expect(await count(page)).toBe(0);
    await expect(nearest).toContainText(`${hiluxes} `);
    expect(queries).toHaveLength(2);
    const withTerms = queries.flat().filter(({ q }) => q);
    expect(withTerms.every(({ matchingStrategy }) => matchingStrategy === 'all')).toBe(true);
    expect(queries[1]?.map(({ q }) => q)).toEqual(['hilux', 'zzzzzz', '']);
    await page.getByRole('button', { name: 'Tell us what you want' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: /message/i })).toHaveValue(
      'I am looking for: “hilux zzzzzz”. Please let me know when you have one.',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (hiluxes > 6) {
      await nearest.getByRole('link', { name: /^See all/ }).click();
      await expect(page).toHaveURL(/query=hilux$/);
      await expect.poll(() => count(page)).toBe(hiluxes);
    }
    await settled(page);
  });

  test('a stock number leads straight to its vehicle, whatever filters are chosen', async ({ page }) => {
    await openSearch(page);
    const href = (await titleLink(cards(page).first()).getAttribute('href')) ?? '';
    const stockNumber = /-([a-z]\d{5})$/.exec(href)?.[1] ?? '';
    expect(stockNumber).not.toBe('');
    await open(page, '/search?range[price]=1000:1001');
    const box = page.getByRole('main').getByRole('combobox').first();
    await box.fill(stockNumber);
    const suggestion = page.getByRole('option').first();
    await expect(suggestion).toContainText(`Stock number ${stockNumber.toUpperCase()}`);
    await page.keyboard.press('ArrowDown');
    await expect(suggestion).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await settled(page);
  });
});
