import type { Locator, Page } from '@playwright/test';
import { storedEvents } from '../support/storedEvents.ts';
import { cards, openSearch, titleLink } from '../support/search.ts';
import { signIn } from '../support/signIn.ts';
import { expect, follow, open, settled, test, visit } from '../support/test.ts';
import { acceptedAlerts } from '../support/alerts.ts';

const saving = '/search/used-cars?flags=card.favouriteMode:save';
const heart = (card: Locator) => card.getByRole('button', { name: /^Save / });
const saves = async (page: Page): Promise<number> =>
  (await storedEvents(page)).filter(({ payload }) => payload['id'] === 39).length;
const savedCount = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^\d* ?saved/i });

test.describe('the watchlist', () => {
  test('saving asks who it is, is completed then, can be undone, and is there again after signing out and in', async ({
    page,
    noise,
  }) => {
    noise.allow(/status of 401/);
    await openSearch(page, `${saving}&auth=SMS_MAX_FREQUENCY:0`);
    const card = cards(page).first();
    const name = (await titleLink(card).innerText()).trim();
    await heart(card).click();
    await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=%2Fsearch%2Fused-cars/);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to save vehicles' })).toBeVisible();
    await signIn(page);
    await expect(page).toHaveURL(/\/search\/used-cars/);
    const toast = page.getByRole('status').filter({ hasText: 'Car Saved In Watchlist' });
    await expect(toast).toContainText(/is now available in your watchlist/);
    await expect(heart(card)).toHaveAttribute('aria-pressed', 'true');
    await expect(savedCount(page)).toContainText('1');
    expect(await saves(page)).toBe(1);

    // One message at a time.
    await heart(cards(page).nth(1)).click();
    await expect(savedCount(page)).toContainText('2');
    await heart(card).click();
    await expect(page.getByRole('status').filter({ hasText: 'Car Removed' })).toContainText(
      /is no longer in your watchlist/,
    );
    await expect(page.getByText('Car Saved In Watchlist')).toHaveCount(0);
    await expect(heart(card)).toHaveAttribute('aria-pressed', 'false');
    expect(await saves(page)).toBe(2);

    await heart(card).click();
    await page.getByRole('link', { name: 'View List' }).click();
    await expect(page).toHaveURL('/my-garage');
    await expect(page.getByRole('region', { name: 'Saved vehicles' }).getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Saved vehicles' })).toContainText(name);
    await visit(page, '/about-us');
    await follow(page, '/favourites');
    await expect(page).toHaveURL('/my-garage');

    // The list belongs to the number, not to the device.
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out')).toBeVisible();
    await expect(savedCount(page)).not.toContainText('2');
    await visit(page, '/about-us');
    await follow(page, '/my-garage');
    await signIn(page, '+61 412 345 678');
    await expect(savedCount(page)).toContainText('2');
  });

  test('the heart changes at once, and changes back with an alert where the server says no', async ({
    page,
    mocks,
    noise,
  }) => {
    noise.allow(/Failed to load resource/);
    const alerts = acceptedAlerts(page);
    await openSearch(page, saving);
    await visit(page, '/sign-in?type=watchlist&redirect=/search/used-cars');
    await signIn(page);
    await expect(cards(page).first()).toBeVisible();
    for (const [scenario, text] of [
      ['watchlist-refused', 'Your watchlist is full. Please remove a vehicle first.'],
      ['watchlist-error', 'Your watchlist could not be changed. Please try again.'],
      ['watchlist-malformed', 'Your watchlist could not be changed. Please try again.'],
      ['watchlist-offline', 'Your watchlist could not be changed. Please try again.'],
    ] as const) {
      alerts.length = 0;
      const isSlow = scenario === 'watchlist-refused';
      await mocks.change({ scenario, delay: isSlow ? '1500' : '' });
      const control = heart(cards(page).first());
      await control.click();
      if (isSlow) await expect(control).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => alerts, scenario).toEqual([text]);
      await expect(control).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByText('Car Saved In Watchlist')).toHaveCount(0);
    }
    expect(await saves(page)).toBe(0);
  });

  test('favourites of the device are added to the garage, with the leads of the phone number', async ({ page }) => {
    await openSearch(page, '/search/used-cars');
    for (const at of [0, 1]) await heart(cards(page).nth(at)).click();
    const { id: carId, slug } = await page.evaluate(
      () =>
        (
          JSON.parse(Object.entries(localStorage).find(([key]) => key.endsWith(':favourites'))?.[1] ?? '') as {
            value: { id: number; slug: string }[];
          }
        ).value[0]!,
    );
    await page.evaluate(async (id) => {
      const send = (body: object) =>
        fetch('/api/leads', { method: 'POST', body: JSON.stringify({ phone: '0412 345 678', ...body }) });
      await send({ category: 'General Enquiry', subcategory: 'Test Drive', car_id: id });
      await send({ category: 'Trade In Valuation', rego: '123ABC', offer_price: 20_500 });
      await send({ category: 'General Enquiry', subcategory: 'Of somebody else', phone: '0498 765 432' });
    }, carId);
    await follow(page, '/my-garage');
    await signIn(page);
    await settled(page);
    await expect(page.getByRole('region', { name: 'Saved vehicles' }).getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem')).toHaveText([
      /Test Drive.*Reference 1001/,
    ]);
    await expect(page.getByRole('list', { name: 'Enquiries' }).getByRole('link')).toHaveAttribute(
      'href',
      `/cars/${slug}`,
    );
    await expect(page.getByRole('list', { name: 'Valuations' }).getByRole('listitem')).toHaveText([/123ABC.*\$20,500/]);
    // Unmarked in the garage, it leaves the watchlist too.
    await heart(page.getByRole('region', { name: 'Saved vehicles' }).getByRole('article').first()).click();
    await expect(savedCount(page)).toContainText('1');
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Saved vehicles' }).getByRole('article')).toHaveCount(1);
  });

  test('parts that cannot be loaded say so, and can be retried', async ({ page, mocks, noise }) => {
    noise.allow(/status of 500/);
    await open(page, '/my-garage');
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'No saved vehicles yet' })).toBeVisible();
    await mocks.change({ scenario: 'watchlist-error,garage-error' });
    await page.reload();
    for (const text of ['Your saved vehicles could not be loaded', 'What you sent could not be loaded'])
      await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });
});
