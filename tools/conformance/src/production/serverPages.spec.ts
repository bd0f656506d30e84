import { sitemapPaths } from '../support/pageKinds.ts';
import { shownStock } from '../support/stock.ts';
import { expect, settled, test } from '../support/test.ts';
import { withhold } from '../support/withhold.ts';

// What no look changes of a page that a server has rendered.

test.describe('a page that a server has rendered', () => {
  test('of a trade-in that was begun is taken over as it is, and goes on at its step', async ({ page }) => {
    await page.goto('/trade-in');
    await settled(page);
    await page.getByRole('button', { name: 'Enter details myself' }).click();
    for (const [label, value] of Object.entries({ Year: '2019', Make: 'Mazda', Model: 'CX-5' }))
      await page.getByRole('textbox', { name: label }).fill(value);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('textbox', { name: 'Kilometres' }).fill('64000');
    // Where the HTML is not what React expects, it replaces the whole page, and the heading is a new element.
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.querySelector('main h1')?.setAttribute('data-server', '')),
    );
    await page.goto('/trade-in');
    await settled(page);
    await expect(page.getByRole('textbox', { name: 'Kilometres' })).toHaveValue(/64,?000/);
    await expect(page.locator('main h1')).toHaveAttribute('data-server', '');
  });

  test('never shows what was written for another address, as a host of files answers it', async ({ page, request }) => {
    const vehicles = (html: string): string[] => [
      ...new Set([...html.matchAll(/href="(\/cars\/[^"?]+)"/g)].map(([, path = '']) => path)),
    ];
    const right = vehicles(await (await request.get('/search?query=hatch')).text());
    const wrong = await request.get('/search');
    const body = await wrong.text();
    await page.route(
      (url) => url.search.includes('query=') && !url.pathname.includes('.'),
      (route) => (route.request().isNavigationRequest() ? route.fulfill({ response: wrong, body }) : route.fallback()),
    );
    const release = await withhold(page, '**/assets/*.js');
    await page.goto('/search?query=hatch', { waitUntil: 'commit' });
    await expect(page.locator('header').first()).toBeVisible();
    await expect(page.locator('main h1')).toBeHidden();
    release();
    await settled(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-other-address');
    expect(vehicles(body)).not.toEqual(right);
    await expect.poll(async () => vehicles(await page.locator('main').innerHTML())).toEqual(right);
  });

  test('retains what was typed or ticked before its script had loaded', async ({ page }) => {
    const openWithoutScript = async (): Promise<() => void> => {
      const release = await withhold(page, '**/assets/*.js');
      await page.goto('/search', { waitUntil: 'commit' });
      return release;
    };

    let release = await openWithoutScript();
    const box = page.getByRole('combobox').and(page.locator(':visible')).first();
    await box.fill('corolla');
    release();
    await settled(page);
    await expect(box).toHaveValue('corolla');
    await box.press('Enter');
    await expect(page).toHaveURL(/corolla/);

    release = await openWithoutScript();
    // Which box a visitor can tick first is the look's: a condition, a make, or a switch of the bar.
    const filters = page.getByRole('region', { name: 'Filters' });
    const boxes = filters.locator('label').filter({ has: page.locator('input[type="checkbox"]:visible') });
    // In some looks the filters are menus, which need the script to open.
    if ((await boxes.count()) === 0) return release();
    const [name = ''] = (await boxes.first().innerText()).split(/\s*\(/);
    const ticked = boxes
      .filter({ hasText: `${name} (` })
      .first()
      .locator('input');
    await ticked.check();
    release();
    await expect(page).toHaveURL(/\/search[/?]./);
    await settled(page);
    await expect(ticked).toBeChecked();
    const address = page.url();
    await ticked.uncheck();
    await expect(page).not.toHaveURL(address);
    await expect(ticked).not.toBeChecked();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a shopper who comes back finds the vehicles that they saved and viewed', async ({ page }) => {
    await page.goto('/search');
    await settled(page);
    const save = page
      .getByRole('main')
      .getByRole('button', { name: /^Save (?!search)/ })
      .first();
    const title = (await save.getAttribute('aria-label'))?.replace(/^Save /, '') ?? '';
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await page.locator(`main a[href^="/cars/"]`).first().click();
    await expect(page).toHaveURL(/\/cars\/./);
    // A vehicle is remembered when the browser is idle.
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith(':viewed-cars'))))
      .toBe(true);

    await page.goto('/favourites');
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
    await page.goto('/');
    await settled(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  });
});

test.describe('for search engines', () => {
  test('every vehicle in stock is in the sitemap, and its page has its price', async ({ request, baseURL }) => {
    const { docs } = await shownStock(request, baseURL!);
    const paths = new Set(await sitemapPaths(request));
    const missing = docs.filter(({ slug, status }) => status !== 'sold' && !paths.has(`/cars/${slug}`));
    expect(missing.map(({ slug }) => slug)).toEqual([]);
    for (const { slug } of docs.slice(0, 20)) {
      const answer = await request.get(`/cars/${slug}`);
      expect(answer.status(), slug).toBe(200);
      expect(await answer.text(), slug).toMatch(/"@type":"(Car|Vehicle|Motorcycle)/);
    }
  });

  test('the status says what an address is', async ({ request, baseURL }) => {
    const [vehicle] = (await shownStock(request, baseURL!)).docs;
    const status = async (path: string, headers: Record<string, string> = {}): Promise<number> =>
      (await request.get(path, { maxRedirects: 0, headers })).status();
    expect(await status('/')).toBe(200);
    expect(await status(`/cars/${vehicle?.slug}`)).toBe(200);
    expect(await status(`/cars/${vehicle?.slug}/`)).toBe(200);
    expect(await status('/no-such-page')).toBe(404);
    expect(await status('/cars/no-such-vehicle')).toBe(404);
    expect(await status('/offers/no-such-offer')).toBe(404);
    expect(await status('/cars')).toBe(301);
    expect(await status(`/search?x=${'a'.repeat(3_000)}`)).toBe(414);
    expect(await status('/', { host: 'somebody-else.example' })).toBe(404);
  });
});
