import { cards, count, openSearch, titleLink } from '../support/search.ts';
import { expect, settled, test, visit } from '../support/test.ts';

test.describe('searching without a mouse', () => {
  test('a filter is ticked, found to be counted aloud, and taken off, and a slider is moved; the focus is never lost', async ({
    page,
  }) => {
    await openSearch(page);
    const all = await count(page);
    const box = page.getByRole('region', { name: 'Filters' }).getByRole('checkbox').first();
    await box.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => count(page)).toBeLessThan(all);
    await expect(box).toBeFocused();
    // The count is a live region: it says the new number by itself.
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('status').first()).toContainText(/\d/);
    const chip = page.getByRole('button', { name: /^Remove/ }).last();
    await chip.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => count(page)).toBe(all);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

    // A slider goes by arrow keys and stops at the other.
    const group = page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: /^Price/ });
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.press('Enter');
    const most = page.getByRole('slider', { name: /price/i }).last();
    await most.focus();
    for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/range/);
    await expect.poll(() => count(page)).toBeLessThan(all);
    await expect(most).toBeFocused();
    await page.keyboard.press('Home');
    const [low, high] = [page.getByRole('slider', { name: /price/i }).first(), most];
    await expect
      .poll(
        async () => Number(await high.getAttribute('aria-valuenow')) >= Number(await low.getAttribute('aria-valuenow')),
      )
      .toBe(true);
  });

  test('a vehicle is saved, pages are turned, and recent searches are offered in the box', async ({ page }) => {
    await openSearch(page);
    const save = cards(page)
      .first()
      .getByRole('button', { name: /save|favourite|shortlist/i })
      .first();
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    const first = await titleLink(cards(page).first()).getAttribute('href');
    const next = page.getByRole('navigation', { name: /pag/i }).getByRole('link', { name: /next/i });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => titleLink(cards(page).first()).getAttribute('href')).not.toBe(first);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(50);

    await visit(page, '/search?query=hilux');
    await titleLink(cards(page).first()).click();
    await expect(page).toHaveURL(/\/cars\//);
    await settled(page);
    await visit(page, '/search');
    const box = page.getByRole('main').getByRole('combobox').first();
    await box.focus();
    const recent = page.getByRole('option', { name: /hilux.*Recent search/i });
    await expect(recent).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(recent).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/query=hilux/);
    await settled(page);
  });

  test('the sheet of a phone traps the focus, announces its results, and restores the focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSearch(page);
    const all = await count(page);
    const button = page.getByRole('button', { name: /^Filters/ });
    await button.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    for (let tab = 0; tab < 12; tab += 1) {
      await page.keyboard.press('Tab');
      expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await sheet.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    await expect(sheet.getByRole('button', { name: /^Show Me/ })).not.toContainText(all.toLocaleString('en-AU'));
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: /^Filters \(1\)/ })).toBeFocused();
    expect(await count(page)).toBeLessThan(all);
  });
});
