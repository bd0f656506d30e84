import { cards } from '../support/search.ts';
import { expect, open, settled, test } from '../support/test.ts';

const network =
  /Failed to load resource|net::ERR|MeilisearchRequestError|MeilisearchApiError|has failed|could not be loaded|SyntaxError|Unexpected token|not valid JSON/;

test.describe('when something is wrong', () => {
  test('an unknown page says so and leads on', async ({ page }) => {
    await open(page, '/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/could not find/i);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('an unknown vehicle says so and shows others', async ({ page }) => {
    await open(page, '/cars/1999-nothing-at-all-0');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/could not find that vehicle/i);
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('an unknown site says which', async ({ page, noise }) => {
    noise.allow(network);
    await open(page, '/?site=no-such-site');
    await expect(page.getByRole('main')).toContainText('no-such-site');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('a broken site file says what is wrong', async ({ page, noise }) => {
    noise.allow(network);
    await open(page, '/?scenario=site-broken');
    await expect(page.getByRole('main')).toContainText(/json/i);
  });

  test('broken vehicles are left out, the others stay', async ({ page }) => {
    await open(page, '/search?scenario=malformed-hits');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByText(/could not be shown/i)).toBeVisible();
  });

  for (const [scenario, text] of [
    ['search-down', /couldn.t load/i],
    ['search-error', /search did not answer/i],
    ['search-malformed', /could not be read/i],
  ] as const) {
    test(`${scenario}: the search says so and can be tried again`, async ({ page, noise }) => {
      noise.allow(network);
      await open(page, `/search?scenario=${scenario}`);
      const alert = page.getByRole('alert').filter({ hasText: text }).first();
      await expect(alert).toBeVisible();
      await alert.getByRole('button', { name: /try again/i }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    });
  }

  test('search-down: home and vehicle keep their frame', async ({ page, noise }) => {
    noise.allow(network);
    for (const path of ['/?scenario=search-down', '/cars/1999-nothing-at-all-0']) {
      await open(page, path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('a slow search shows that it is at work, then its vehicles', async ({ page }) => {
    await page.goto('/search?scenario=search-slow&delay=1500');
    await expect(page.locator('main [aria-busy="true"], [data-part="page-skeleton"]').first()).toBeVisible();
    await settled(page);
    await expect(cards(page).first()).toBeVisible();
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
