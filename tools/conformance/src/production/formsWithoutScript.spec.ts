import { openSearch, titleLink, cards } from '../support/search.ts';
import { expect, test } from '../support/test.ts';
import { withhold } from '../support/withhold.ts';

/** What the browser says of the scripts that a test withholds. */
const withheld =
  /Failed to load resource|net::ERR|Failed to fetch dynamically imported module|error loading dynamically/;

const pages = ['/', '/contact-us', '/sell-my-car', '/book-test-drive', '/finance', '/special-offers'];

test('no form opens another page, or writes what was typed into the address, before its script has come', async ({
  page,
  noise,
}) => {
  noise.allow(withheld);
  await openSearch(page);
  const car = new URL((await titleLink(cards(page).first()).getAttribute('href')) ?? '', page.url()).pathname;
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of [...pages, car]) {
    await page.goto(path);
    const forms = page.locator('main form:not([action])');
    for (let at = 0; at < (await forms.count()); at++)
      await forms.nth(at).evaluate((form: HTMLFormElement) => form.requestSubmit());
    if ((await forms.count()) > 0)
      await expect(page.getByText('Some buttons on this page do not work yet')).toBeVisible();
    await page.waitForTimeout(200);
    expect(new URL(page.url()).pathname + new URL(page.url()).search, path).toBe(path);
  }
});

test('a press on Estimate delivery before the page listens is answered when it does', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(withheld);
  await openSearch(page);
  const car = (await titleLink(cards(page).first()).getAttribute('href')) ?? '';
  const release = await withhold(page, '**/assets/*.js');
  await page.goto(car, { waitUntil: 'commit' });
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Estimate delivery' }) });
  await form.getByLabel('Postcode').fill('4000');
  await context.setOffline(true);
  await form.getByRole('button').click();
  await expect(page.getByText('Some buttons on this page do not work yet')).toBeVisible();
  await context.setOffline(false);
  release();
  await expect(page.getByText(/^to Queensland/)).toBeVisible();
  await expect(page.getByText('Some buttons on this page do not work yet')).toBeHidden();
  await expect(form.getByLabel('Postcode')).toHaveValue('4000');
});

test('a search that is sent without a connection leaves the page as it is', async ({ page, context, noise }) => {
  noise.allow(withheld);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await context.setOffline(true);
  await page.getByRole('combobox').first().fill('hilux');
  await page.getByRole('combobox').first().press('Enter');
  await expect(page.getByText('Some buttons on this page do not work yet')).toBeVisible();
  await expect(page.getByRole('combobox').first()).toHaveValue('hilux');
});
