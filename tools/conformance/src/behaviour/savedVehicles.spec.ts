import { cards, openSearch, titleLink } from '../support/search.ts';
import { expect, open, settled, test, visit } from '../support/test.ts';

const slugOf = (href: string | null): string => (href ?? '').replace('/cars/', '');

test.describe('saved vehicles', () => {
  test('favourites are there after a reload, in another tab, and can be compared and taken off', async ({
    page,
    context,
  }) => {
    await openSearch(page);
    for (const at of [0, 1])
      await cards(page)
        .nth(at)
        .getByRole('button', { name: /save|favourite/i })
        .first()
        .click();
    await page.reload();
    await settled(page);
    await expect(page.getByRole('banner').getByRole('link', { name: /saved/i }).first()).toContainText('2');
    const other = await context.newPage();
    await other.goto('/favourites');
    await expect(other.getByRole('article')).toHaveCount(2);
    await other
      .getByRole('link', { name: /compare/i })
      .last()
      .click();
    await expect(other).toHaveURL(/\/compare\?cars=/);
    await expect(other.getByRole('table').getByRole('columnheader')).toHaveCount(3);
    await visit(other, '/favourites');
    await other
      .getByRole('article')
      .first()
      .getByRole('button', { name: /save|favourite/i })
      .first()
      .click();
    await expect(page.getByRole('banner').getByRole('link', { name: /saved/i }).first()).toContainText('1');
    await other.close();
  });

  test('a comparison is an address: shared, narrowed, taken apart, hostile', async ({ page }) => {
    await openSearch(page);
    const slugs = (
      await titleLink(cards(page)).evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href')))
    ).map(slugOf);
    await visit(page, `/compare?cars=${slugs.join(',')},no-such-car`);
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(page.getByRole('main')).toContainText(/could not find no such car/i);
    const rows = await table.getByRole('row').count();
    await page
      .getByRole('checkbox', { name: /differences/i })
      .or(page.getByRole('switch', { name: /differences/i }))
      .first()
      .click();
    expect(await table.getByRole('row').count()).toBeLessThanOrEqual(rows);
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(page).not.toHaveURL(new RegExp(slugs[0]!));
    for (const cars of ['', '%00', '<script>alert(1)</script>', 'a,'.repeat(500), '../../etc']) {
      await visit(page, '/about-us');
      await visit(page, `/compare?cars=${encodeURIComponent(cars)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('a site with a comparison saves four vehicles and refuses the fifth with a message', async ({ page }) => {
    await openSearch(page, '/search?site=kauri-motor-group');
    for (const at of [0, 1, 2, 3, 4])
      await cards(page)
        .nth(at)
        .getByRole('button', { name: /compare/i })
        .first()
        .click();
    await expect(page.getByText(/four vehicles fit side by side/i).first()).toBeVisible();
    await open(page, '/compare');
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(5);
  });

  test('viewed vehicles are listed until the shopper clears them, and a saved search is listed on its page with its text', async ({
    page,
  }) => {
    await openSearch(page);
    const name = (await titleLink(cards(page).first()).innerText()).trim();
    await titleLink(cards(page).first()).click();
    await expect(page).toHaveURL(/\/cars\//);
    await settled(page);
    await page.goBack();
    await settled(page);
    // What remembers it is fetched as the page is left.
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith(':viewed-cars'))))
      .toBe(true);
    await visit(page, '/favourites');
    const rail = page.getByRole('region', { name: /recently viewed/i });
    await expect(rail).toContainText(name);
    await rail.getByRole('button', { name: /clear/i }).click();
    await expect(rail).toBeHidden();

    await visit(page, '/search?query=hilux');
    await page.getByRole('button', { name: /save search/i }).click();
    await visit(page, '/saved-searches');
    const saved = page.getByRole('main').getByRole('listitem').filter({ hasText: '“hilux”' });
    await expect(saved).toHaveCount(1);
    await saved.getByRole('link').first().click();
    await expect(page).toHaveURL(/query=hilux/);
  });

  test('with broken, foreign or blocked storage the page works and reports what it cannot save', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of [
        'favourites',
        'viewed-cars',
        'search-history',
        'saved-searches',
        'last-success',
        'comparison',
      ])
        for (const slug of ['southern-cross-motors'])
          localStorage.setItem(`dealer:${slug}:${name}`, '{"version":99,"value":[{"id":"x","slug":{}},null');
    });
    await openSearch(page);
    await cards(page)
      .first()
      .getByRole('button', { name: /save|favourite/i })
      .first()
      .click();
    await open(page, '/favourites');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page
      .getByRole('link', { name: /all vehicles|our stock|search/i })
      .first()
      .click();
    await expect(cards(page).first()).toBeVisible();
    await cards(page)
      .nth(1)
      .getByRole('button', { name: /save|favourite/i })
      .first()
      .click();
    await expect(page.getByText(/kept for this visit only/i)).toBeVisible();
  });
});
