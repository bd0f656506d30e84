import type { Page } from '@playwright/test';
import { cards, openSearch, titleLink } from '../support/search.ts';
import { expect, settled, test } from '../support/test.ts';

type Watched = Window & { violations: string[] };

/** Collects what the policy of each page blocks, from the first line of the page on. */
const watchViolations = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      watched.violations.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
};

const violations = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as Watched).violations);

test.describe('the content security policy', () => {
  test('blocks nothing of the site on its pages', async ({ page, request, noise }) => {
    noise.allow(/status of 404 .*no-such-/);
    await watchViolations(page);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path);
    // One of each kind: pages of the same kind differ in their data only.
    const kinds = new Map(
      paths.map((path) => [
        path.split('/').slice(0, path.startsWith('/search') ? 4 : 2).length + (path.split('/')[1] ?? ''),
        path,
      ]),
    );
    for (const path of [...kinds.values(), '/no-such-page', '/cars/no-such-vehicle']) {
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
    await page
      .getByRole('link', { name: /^enquire/i })
      .and(page.locator(':visible'))
      .first()
      .click();
    await expect(page.getByRole('dialog').or(page.locator('form')).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('refuses HTML that code writes into the page as text', async ({ page, noise }) => {
    noise.allow(/TrustedHTML|Content Security Policy|Trusted Types/);
    await page.goto('/');
    await settled(page);
    const written = await page.evaluate(() => {
      const box = document.createElement('div');
      try {
        Reflect.set(box, 'innerHTML', '<img src="/no-such.webp" onerror="window.planted = true">');
      } catch {
        // Refused.
      }
      return box.childElementCount;
    });
    expect(written).toBe(0);
  });

  test('does not run an inline script that somebody planted', async ({ page, noise }) => {
    noise.allow(/Content Security Policy/);
    await watchViolations(page);
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace('</body>', '<script>window.planted = true</script></body>');
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto('/');
    await settled(page);
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    expect(await violations(page)).toEqual([expect.stringContaining('script-src')]);
  });
});
