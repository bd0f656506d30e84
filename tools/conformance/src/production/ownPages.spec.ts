import type { Page } from '@playwright/test';
import { axe, guidelines } from '../support/axe.ts';
import { asStaticHost, expect, open, settled, test } from '../support/test.ts';
import type { Shifting } from '../support/test.ts';

/** Adds to what the host answers at /site.json, as another site file would. */
const withSite = async (page: Page, values: object): Promise<void> => {
  await page.route('**/site.json*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...values } });
  });
};

const clubPage = { path: '/owners-club', title: 'The owners’ club', menu: 'footer' };

test.describe('a page of the site’s own', () => {
  test('is reached from the menu, has its title and its sections, and survives a reload', async ({ page }) => {
    await open(page, '/');
    const company = page.getByRole('banner').getByRole('button', { name: /^Company/ });
    await company.click();
    await page.getByRole('banner').getByRole('link', { name: 'Why us' }).click();
    await expect(page).toHaveURL(/\/why-us$/);
    for (const isReload of [false, true]) {
      if (isReload) await page.reload();
      await settled(page);
      await expect(page.locator('h1')).toHaveText(['Why people buy from us']);
      await expect(page).toHaveTitle('Why people buy from us | Southern Cross Motors');
      await expect(page.getByRole('heading', { level: 2, name: 'What every vehicle goes through' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Cars in front of a showroom in the morning' })).toBeVisible();
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        /inspects, prices and delivers/,
      );
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /southerncrossmotors.*\/why-us$/);
    }
    expect(await page.evaluate(() => (window as unknown as Shifting).layoutShift)).toBeLessThan(0.02);
    await page.getByRole('heading', { name: 'Ask us anything' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('form', { name: 'Ask us anything' })).toBeVisible();
    expect((await axe(page).withTags(guidelines).analyze()).violations).toEqual([]);
  });

  test('says so where its file is missing or cannot be read, and comes when it can', async ({ page, noise }) => {
    noise.allow(/Failed to load resource/);
    await asStaticHost(page);
    await withSite(page, { ownPages: [clubPage] });
    await open(page, '/owners-club');
    await expect(page.locator('h1')).toHaveText('We could not find that page');
    await page.route('**/pages/owners-club.json*', (route) => route.fulfill({ body: '<!doctype html>' }));
    await open(page, '/owners-club');
    await expect(page.locator('h1')).toHaveText(['The owners’ club']);
    await expect(page.getByText('This page could not be loaded')).toBeVisible();
    await page.unroute('**/pages/owners-club.json*');
    await page.route('**/pages/owners-club.json*', (route) =>
      route.fulfill({ json: { sections: [{ section: 'text', settings: { title: 'Drive out' } }] } }),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Drive out' })).toBeVisible();
  });
});
