import type { Page, Route } from '@playwright/test';
import { builtFile } from '../support/builtFile.ts';
import { cards, openSearch, titleLink } from '../support/search.ts';
import { expect, open, settled, test } from '../support/test.ts';
import { enquireLink } from '../support/vehicles.ts';

const freshPage = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part needs a fresh page' });

/** A host without the file, and one that answers every address with its page. */
const gone = (route: Route): Promise<void> => route.fulfill({ status: 404, body: '' });
const aPage = (route: Route): Promise<void> =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' });

test.describe('after a new version was published', () => {
  test.beforeEach(({ noise }) =>
    noise.allow(/Failed to load resource|Failed to load module script|net::ERR|dynamically imported module/),
  );

  for (const [host, answer] of [
    ['answers 404', gone],
    ['answers with its page', aPage],
  ] as const) {
    test(`a page whose file is gone opens after one reload by itself, where the host ${host}`, async ({
      page,
      template,
    }) => {
      const vehicleChunk = builtFile(template, 'VehiclePage');
      await page.route(vehicleChunk, answer);
      await openSearch(page);
      let loads = 0;
      // What the reload finds is the new version, whole.
      page.on('domcontentloaded', () => {
        loads += 1;
        void page.unroute(vehicleChunk);
      });
      const link = titleLink(cards(page).first());
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(enquireLink(page)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await settled(page);
      expect(loads).toBe(1);
    });
  }

  test('a version that stays broken is reloaded once, not again and again: the page in HTML remains, and says what it is', async ({
    page,
    template,
  }) => {
    const vehicleChunk = builtFile(template, 'VehiclePage');
    await page.route(vehicleChunk, gone);
    await openSearch(page);
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await titleLink(cards(page).first()).click();
    const notice = page.getByRole('status').filter({ hasText: /do not work yet/ });
    await expect(notice).toBeVisible();
    const enquire = enquireLink(page);
    await expect(enquire).toBeVisible();
    await expect(page.getByText(/connection/)).toHaveCount(0);
    expect(loads).toBe(1);
    await page.unroute(vehicleChunk);
    await settled(page);
    await expect(notice).toHaveCount(0);
    await expect(enquire).toBeVisible();
    expect(loads).toBe(1);
  });

  test('where something is typed the page asks, and what was typed stays', async ({ page, template }) => {
    await openSearch(page);
    await open(page, (await titleLink(cards(page).first()).getAttribute('href')) ?? '/');
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.keyboard.press('Shift');
    await page.getByRole('heading', { name: 'Finance calculator' }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const typed = page.getByRole('textbox', { name: 'Purchase price' });
    await typed.fill('20000');
    await page.route(builtFile(template, 'VehicleLightbox'), gone);
    await page.getByRole('button', { name: 'Show full screen' }).click();
    await expect(freshPage(page)).toBeVisible();
    await expect(typed).toHaveValue(/20,?000/);
    expect(loads).toBe(0);
  });
});

test('a page that does not come without a connection says so, and comes when there is one', async ({
  page,
  context,
  noise,
  template,
}) => {
  const vehicleChunk = builtFile(template, 'VehiclePage');
  noise.allow(/Failed to load resource|net::ERR|dynamically imported module|Unable to preload CSS/);
  await page.route(vehicleChunk, (route) => route.abort());
  await openSearch(page);
  // The filters have come: a part of the search page would speak of the connection too.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await titleLink(cards(page).first()).click();
  await expect(page).toHaveURL(/\/cars\//);
  await expect(page.getByRole('alert').filter({ hasText: 'Please check your connection.' })).toBeVisible();
  await context.setOffline(false);
  await page.unroute(vehicleChunk);
  // Where a second part of the page had failed too, it may find the connection first: then the page reloads without a press.
  await page
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await settled(page);
  await expect(enquireLink(page)).toBeVisible();
});
