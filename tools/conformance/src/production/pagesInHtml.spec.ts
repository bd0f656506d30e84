import type { APIRequestContext, Page } from '@playwright/test';
import { firstOfEach } from '../support/pageKinds.ts';
import { differentPixels } from '../support/pictures.ts';
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
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters of a search that a server has written open and close, more than once', async ({ page }) => {
    await page.goto('/search');
    await settled(page);
    // They do not wait for the code of early answers, which loads with the first input.
    await page.route('**/assets/*.js', async (route) => {
      const script = await (await route.fetch()).text();
      if (!script.includes('.earlyAnswers')) await route.fulfill({ body: script, contentType: 'text/javascript' });
    });
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
    // The rest of the page still loads.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
