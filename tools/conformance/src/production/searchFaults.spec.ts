import type { Page, Route } from '@playwright/test';
import { cards, count, isSearchCall, openSearch } from '../support/search.ts';
import { expect, settled, test } from '../support/test.ts';
import { withhold } from '../support/withhold.ts';

const network =
  /Failed to load resource|net::ERR|MeilisearchRequestError|MeilisearchApiError|has failed|could not be loaded|SyntaxError|Unexpected token|not valid JSON|not an answer/;

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is down': (route) => route.abort(),
  'answers 500': (route) =>
    route.fulfill({ status: 500, json: { message: 'internal', code: 'internal', type: 'internal', link: '' } }),
  'answers nonsense': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"results": [{"hits": "none"}' }),
  'answers something else': (route) => route.fulfill({ status: 200, json: { hello: 'there' } }),
};

/** Sorts by another order: a change that every look offers at every width. */
const sortBy = (page: Page, label: string) => page.getByRole('combobox', { name: /sort/i }).selectOption({ label });

for (const [name, fault] of Object.entries(faults)) {
  test(`when the search ${name} after it worked, the last results stay, and it can be tried again`, async ({
    page,
    noise,
  }) => {
    noise.allow(network);
    await openSearch(page);
    const all = await count(page);
    const first = await cards(page).first().getByRole('heading').innerText();
    await page.route('**/multi-search', fault);
    await sortBy(page, 'Lowest price');
    const alert = page.getByRole('alert').filter({ hasText: /last results we could load/i });
    await expect(alert).toBeVisible();
    await expect(cards(page).first().getByRole('heading')).toHaveText(first);
    expect(await count(page)).toBe(all);
    await expect(page.getByRole('combobox', { name: /sort/i })).toHaveValue('lowest-price');
    await page.unroute('**/multi-search');
    await alert.getByRole('button', { name: /try again/i }).click();
    await expect(alert).toBeHidden();
    await expect(page).toHaveURL(/sortBy=lowest-price/);
    await settled(page);
  });
}

test('while a slow search is under way the last results stay and say that they are old', async ({ page }) => {
  await openSearch(page);
  const first = await cards(page).first().getByRole('heading').innerText();
  const release = await withhold(page, '**/multi-search');
  await sortBy(page, 'Lowest price');
  await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
  await expect(cards(page).first().getByRole('heading')).toHaveText(first);
  release();
  await settled(page);
  await expect(page).toHaveURL(/sortBy=lowest-price/);
});

test('an answer that comes too late is not shown', async ({ page }) => {
  await openSearch(page);
  // The first of two changes answers after the second one.
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let calls = 0;
  await page.route('**/multi-search', async (route) => {
    calls += isSearchCall(route.request()) ? 1 : 0;
    if (calls === 1) await released;
    await route.continue().catch(() => undefined);
  });
  await sortBy(page, 'Lowest price');
  await expect.poll(() => calls).toBe(1);
  await sortBy(page, 'Highest price');
  await expect(page).toHaveURL(/sortBy=highest-price/);
  await settled(page);
  const first = await cards(page).first().getByRole('heading').innerText();
  release();
  await page.waitForLoadState('networkidle');
  await expect(cards(page).first().getByRole('heading')).toHaveText(first);
});

test('what was chosen without a connection is shown when the connection is back', async ({ page, context, noise }) => {
  noise.allow(network);
  await openSearch(page);
  await settled(page);
  await page.waitForLoadState('networkidle');
  const make = page.getByRole('region', { name: 'Filters' }).getByRole('checkbox', { name: /^Toyota/ });
  // What loads once the browser is idle has come, and the filters listen.
  await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible();
  await expect
    .poll(() => make.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  await context.setOffline(true);
  await make.check();
  await expect(page.getByRole('alert').filter({ hasText: /last results we could load/i })).toBeVisible();
  await sortBy(page, 'Lowest price');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/search\/toyota\?sortBy=lowest-price$/);
  await expect(make).toBeChecked();
  await settled(page);
  for (const title of await cards(page).getByRole('heading').allInnerTexts()) expect(title).toContain('Toyota');
});
