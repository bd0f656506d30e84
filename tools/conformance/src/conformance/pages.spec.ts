import { audit } from '../support/audit.ts';
import { cards, openSearch, titleLink } from '../support/search.ts';
import { expect, isPhone, open, settled, test } from '../support/test.ts';

test.describe('every page stands', () => {
  for (const [name, path] of [
    ['home', '/'],
    ['search', '/search'],
    ['the enquiry page', '/contact-us'],
  ] as const) {
    test(name, async ({ page }) => {
      await open(page, path);
      await audit(page);
    });
  }

  test('pages with little to say', async ({ page }) => {
    test.setTimeout(120_000);
    for (const [name, path] of [
      ['saved vehicles', '/favourites'],
      ['a page that does not exist', '/no-such-page'],
      ['a vehicle that does not exist', '/cars/1999-nothing-at-all-0'],
      ['a make that does not exist', '/search/no-such-make'],
      ['success without an enquiry', '/success'],
    ] as const) {
      await test.step(name, async () => {
        await open(page, path);
        await audit(page);
      });
    }
  });

  test('vehicle', async ({ page }) => {
    await openSearch(page);
    await page.goto((await titleLink(cards(page).first()).getAttribute('href')) ?? '');
    await settled(page);
    await audit(page);
  });
});

test.describe('what a shopper sees first', () => {
  test('vehicles, before scrolling', async ({ page }) => {
    await openSearch(page);
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
    expect(row.length).toBeGreaterThan(1);
    for (const { bottom } of row) expect(bottom).toBeLessThanOrEqual(height);
  });
});

test.describe('the keyboard', () => {
  test('the skip link comes first, and focus is always to be seen', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /skip to/i });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    for (let stop = 0; stop < 15; stop += 1) {
      await page.keyboard.press('Tab');
      const unseen = await page.evaluate(() => {
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
      expect(unseen, `stop ${stop + 2}`).toBe('');
    }
  });

  test('the skip link leads past the menu', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('a new page takes the focus to its heading, Back returns it to the link', async ({ page }) => {
    await openSearch(page);
    const link = titleLink(cards(page).nth(1));
    const href = await link.getAttribute('href');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.locator('main h1')).toBeFocused();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);
  });
});
