import { sitemapPaths } from '../support/pageKinds.ts';
import { violations, watchViolations } from '../support/policy.ts';
import { cards, openSearch, titleLink } from '../support/search.ts';
import { addressesOf, routeNameOf } from '../support/siteAddresses.ts';
import { sitesOf } from '../support/sites.ts';
import { expect, settled, test } from '../support/test.ts';
import { enquireLink } from '../support/vehicles.ts';

test.describe('the content security policy', () => {
  test('blocks nothing of the site on its pages', async ({ page, request, template, noise }) => {
    noise.allow(/status of 404 .*no-such-/);
    await watchViolations(page);
    // One of each route: pages of the same route differ in their data only.
    const addresses = addressesOf(template, sitesOf(template)[0] ?? '');
    const routes = new Map((await sitemapPaths(request)).map((path) => [routeNameOf(path, addresses), path]));
    expect(routes.size).toBeGreaterThan(10);
    for (const path of [...routes.values(), '/no-such-page', '/cars/no-such-vehicle']) {
      const answer = await page.goto(path);
      expect(answer?.headers()['content-security-policy'], path).toContain("object-src 'none'");
      await settled(page);
      expect(await violations(page), path).toEqual([]);
    }
  });

  test('blocks nothing of a search, a vehicle and their dialogs', async ({ page }) => {
    await watchViolations(page);
    await openSearch(page);
    // React creates the structured data of a page that is opened without a load.
    await titleLink(cards(page).first()).click();
    await settled(page);
    await expect
      .poll(async () => (await page.locator('script[type="application/ld+json"]').allTextContents()).join(' '))
      .toContain('"Car"');
    await enquireLink(page).click();
    await expect(page.getByRole('dialog').or(page.locator('form')).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
