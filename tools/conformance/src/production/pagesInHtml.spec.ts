import type { APIRequestContext, Page } from '@playwright/test';
import { firstOfEach, sitemapPaths } from '../support/pageKinds.ts';
import { differentPixels } from '../support/pictures.ts';
import { shownStock } from '../support/stock.ts';
import { expect, settled, test } from '../support/test.ts';

/** One page of each kind that is content, with what a reader must see on it; some a site has with its `content` only. */
const kinds: readonly { name: string; path: RegExp; texts: readonly RegExp[]; content?: string }[] = [
  { name: 'home', path: /^\/$/, texts: [] },
  { name: 'search', path: /^\/search\/?/, texts: [/\$\d/, / (cars|vehicles)/] },
  { name: 'vehicle', path: /^\/cars\/./, texts: [/\$\d/, /km/, /Enquire/] },
  { name: 'offer', path: /^\/offers\/./, texts: [/\w/], content: 'offers' },
  { name: 'location', path: /^\/contact-us\/./, texts: [/Opening Hours/, /Get Directions/] },
  { name: 'article', path: /^\/blog\/.+\/./, texts: [/\w{4}/], content: 'posts' },
];

const pagesOf = async (request: APIRequestContext) => {
  const { content: given = [] } = (await (await request.get('/site.json')).json()) as { content?: string[] };
  return firstOfEach(
    request,
    kinds.filter(({ content }) => content === undefined || given.includes(content)),
  );
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page shows title, price, picture and links', async ({ page, request }, testInfo) => {
    for (const { name, at: path, texts } of await pagesOf(request)) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      const main = page.locator('main');
      await expect(main.locator('h1'), path).toHaveCount(1);
      const heading = await main.locator('h1').innerText();
      expect(heading.trim(), path).not.toBe('');
      for (const text of texts) expect(await main.innerText(), path).toMatch(text);
      // A map is drawn, not a picture; every other page has one in its first view.
      if (name !== 'location') await expect(main.locator('img').first(), path).toBeVisible();
      expect(await page.locator('a[href^="/"]').count(), path).toBeGreaterThan(10);
      await expect(page.locator('link[rel="canonical"]'), path).toHaveCount(1);
      await expect(page.locator('meta[name="description"]'), path).toHaveCount(1);
      await page.screenshot({ path: testInfo.outputPath(`${name}.png`) });
    }
  });
});

/** The page's window, with the time at which React had taken the page over. */
type TakenOver = Window & { takenOverAt: number; removed: string[] };

/** The page as a visitor sees it, without the button whose count is requested later, and that of a film, which comes after its picture. */
const screenshot = async (page: Page): Promise<Buffer> => {
  await page
    .locator('[data-part="hero-film"]')
    .evaluateAll((buttons: HTMLElement[]) => buttons.forEach(({ style }) => (style.visibility = 'hidden')));
  return page.screenshot({ mask: [page.getByRole('button', { name: /^Show Me/ })] });
};

/** The first view as a server has rendered it, without any script of the page: what the visitor sees before hydration. */
const screenshotWithoutScript = async (page: Page, path: string): Promise<Buffer> => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(path);
  await page.evaluate(async () => {
    // What the page says while it has no script.
    document.querySelector('#dealer-waiting')?.replaceChildren();
    await document.fonts.ready;
    const isVisible = (image: HTMLImageElement): boolean => {
      const { top, left, width, height } = image.getBoundingClientRect();
      return image.checkVisibility() && width * height > 0 && top < innerHeight && left < innerWidth;
    };
    await Promise.all([...document.images].filter(isVisible).map((image) => image.decode().catch(() => undefined)));
  });
  const picture = await screenshot(page);
  await page.unroute('**/assets/*.js');
  return picture;
};

test.describe('a page that a server has rendered', () => {
  test('becomes interactive without a request for its data, a new element or a visual change', async ({
    page,
    request,
    noise,
  }) => {
    noise.allow(/Failed to load resource|net::ERR_FAILED|dynamically imported module/);
    await page.addInitScript(() => {
      const removed: string[] = [];
      Object.assign(window, { removed, takenOverAt: Infinity });
      new MutationObserver((changes) => {
        if (!document.querySelector('#dealer-handover')) {
          if (document.readyState !== 'loading' && !Number.isFinite((window as unknown as TakenOver).takenOverAt))
            Object.assign(window, { takenOverAt: performance.now() });
          return;
        }
        for (const { removedNodes, target } of changes)
          for (const node of removedNodes)
            if (node instanceof Element && target instanceof Element && target.closest('#root'))
              removed.push(node.outerHTML.slice(0, 120));
      }).observe(document, { childList: true, subtree: true });
    });
    for (const { at: path } of (await pagesOf(request)).slice(0, 3)) {
      const before = await screenshotWithoutScript(page, path);
      await page.goto(path);
      await expect(page.locator('#dealer-handover')).toHaveCount(0);
      const requested = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < (window as unknown as TakenOver).takenOverAt)
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => /site\.json|multi-search|\/content\//.test(name)),
      );
      expect(requested, path).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as TakenOver).removed), path).toEqual([]);
      await page.evaluate(() => document.fonts.ready);
      await expect
        .poll(async () => differentPixels(before, await screenshot(page)), { message: path })
        // Edges of letters may be drawn otherwise.
        .toBeLessThan(100);
    }
  });

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
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.fallback();
    });
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
    let release = (): void => undefined;
    const openWithoutScript = async (): Promise<void> => {
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('/search', { waitUntil: 'commit' });
    };

    await openWithoutScript();
    const box = page.getByRole('combobox').and(page.locator(':visible')).first();
    await box.fill('corolla');
    release();
    await settled(page);
    await expect(box).toHaveValue('corolla');
    await box.press('Enter');
    await expect(page).toHaveURL(/corolla/);

    await openWithoutScript();
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

  test('the filters of a search that a server has written open and close, more than once', async ({ page }) => {
    await page.goto('/search');
    await settled(page);
    const button = page.getByRole('button', { name: /^Filters/ }).first();
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await button.click();
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: /^Show Me/ }).click();
    await expect(sheet).toHaveCount(0);
  });

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
