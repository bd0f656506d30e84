import { fillEnquiry, sendButton } from '../support/enquiry.ts';
import { cards, count, filterNames, inFilter, prices, titleLink } from '../support/search.ts';
import { asStaticHost, expect, open, settled, test } from '../support/test.ts';
import { enquireLink } from '../support/vehicles.ts';

test.describe('on the production build', () => {
  test('from a word to an enquiry', async ({ page }) => {
    await open(page, '/search?query=hilux');
    await expect(cards(page).first()).toContainText(/hilux/i);
    const all = await count(page);

    // A site that sells used cars alone does not ask.
    if ((await filterNames(page)).some((name) => name.startsWith('Condition'))) {
      await inFilter(page, 'Condition', async (filters) => {
        const used = filters.getByRole('checkbox', { name: /^Used/ });
        if (!(await used.isChecked())) await used.check();
      });
      await expect.poll(() => count(page)).toBeLessThanOrEqual(all);
    }
    await inFilter(page, 'Price', async (filters) => {
      const to = filters.getByRole('textbox', { name: /price, to/i });
      await to.fill('60000');
      await to.press('Enter');
    });
    await expect(page).toHaveURL(/range/);
    await page.getByRole('combobox', { name: /sort/i }).selectOption({ label: 'Lowest price' });
    await expect(page).toHaveURL(/sortBy=lowest-price/);
    await expect
      .poll(async () => {
        const shown = (await prices(page)).filter((price) => price !== undefined);
        return shown.length > 0 && shown[0] === Math.min(...shown) && Math.max(...shown) <= 60_000;
      })
      .toBe(true);

    const card = titleLink(cards(page).first());
    const title = (await card.innerText()).trim();
    await card.click();
    await expect(page.locator('main h1')).toContainText(title.split(/\s+/).slice(0, 3).join(' '));
    await enquireLink(page).click();
    const form = page.getByRole('dialog').locator('form');
    await fillEnquiry(form);
    const answer = page.waitForResponse(/\/api\/leads/);
    await sendButton(form).click();
    expect((await answer).status()).toBe(201);
    await expect(page).toHaveURL(/\/success$/);
    await expect(page.getByText(String(((await (await answer).json()) as { lead_id: number }).lead_id))).toBeVisible();
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      'service workers',
    ).toBe(0);
  });

  test('a link that assistive technology presses, by a click without a pointer', async ({ page }) => {
    await open(page, '/');
    const link = page.locator('header a[href^="/search"], main a[href^="/search"]').first();
    const address = await link.evaluate((element: HTMLAnchorElement) => {
      element.click();
      return element.href;
    });
    await expect(page).toHaveURL(address);
    await expect(cards(page).first()).toBeVisible();
  });

  test('a search that comes back after it was down', async ({ page, noise }) => {
    noise.allow(/Failed to load resource|net::ERR|MeilisearchRequestError|has failed/);
    await asStaticHost(page);
    await page.route('**/multi-search', (route) => route.abort());
    await open(page, '/search');
    await expect(page.getByRole('alert').first()).toContainText(/couldn't load the vehicles/i);
    await page.unroute('**/multi-search');
    await page
      .getByRole('button', { name: /try again/i })
      .first()
      .click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('an address typed in opens every kind of page', async ({ page }) => {
    for (const path of ['/', '/search', '/contact-us', '/favourites']) {
      await open(page, path);
      await settled(page);
    }
  });
});
