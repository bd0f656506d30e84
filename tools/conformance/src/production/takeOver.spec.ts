import { writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { builtFile } from '../support/builtFile.ts';
import { firstOfEach } from '../support/pageKinds.ts';
import { expect, settled, test } from '../support/test.ts';
import { withhold } from '../support/withhold.ts';

/** One page of each kind that a server renders. */
const kinds = [
  { name: 'home', path: /^\/$/ },
  { name: 'search', path: /^\/search\/?/ },
  { name: 'vehicle', path: /^\/cars\/./ },
  { name: 'offer', path: /^\/offers\/./ },
  { name: 'offers', path: /^\/special-offers$/ },
  { name: 'location', path: /^\/contact-us\/./ },
  { name: 'article', path: /^\/blog\/.+\/./ },
  { name: 'test drive', path: /^\/book-test-drive$/ },
  { name: 'finance', path: /^\/finance$/ },
  { name: 'trade-in', path: /^\/trade-in$/ },
  { name: 'own page', path: /^\/why-us$/ },
];

/**
 * `DEALER_ALL_ABORTS=1` refuses each request of each kind by itself (fifteen minutes). Otherwise a file is refused by itself on the first
 * kind that starts with it, because most kinds share most of their files; of many files only some are refused; and what scrolling brings is
 * refused together.
 */
const isWhole = process.env['DEALER_ALL_ABORTS'] === '1';
/** Loads at the same time. */
const lanes = 4;
const leastShare = 0.95;
const viewport = { width: 1440, height: 900 };

/** What a load of a page left of it, and what it requested before and after it was scrolled. */
type Left = { text: string; links: string[]; notice: string; start: string[]; deferred: string[] };

type Read = Pick<Left, 'text' | 'links' | 'notice'>;

/** Runs the tasks, some at a time, and returns their results in their order. */
const inLanes = async <Result>(tasks: readonly (() => Promise<Result>)[]): Promise<Result[]> => {
  const results: Result[] = [];
  const waiting = tasks.entries();
  const lane = async (): Promise<void> => {
    for (const [at, task] of waiting) results[at] = await task();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
};

/** How much of the delivered text a page still has. */
const shareOf = (text: string, delivered: string): number => {
  const counts = new Map<string, number>();
  for (const word of text.split(/\s+/)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const parts = delivered.split(/\s+/);
  const there = parts.filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count > 0;
  });
  return there.length / parts.length;
};

const read = (page: Page): Promise<Read> =>
  page.evaluate(() => ({
    text: (['header', 'main', 'footer'] as const)
      .map((name) => document.querySelector<HTMLElement>(`#root ${name}`)?.innerText ?? '')
      .join(' '),
    links: [...document.querySelectorAll('#root a[href]')].map((link) => link.getAttribute('href') ?? ''),
    notice: document.querySelector('#dealer-waiting')?.textContent ?? '',
  }));

/**
 * Resolves when nothing has been on its way for half a second. Playwright's own `networkidle` looks once at each document only, and
 * a page whose file is missing may load itself once more. Ends after ten seconds, because a request of a document that is gone may
 * never be reported as ended.
 */
const quiet = async (page: Page, underWay: ReadonlySet<Request>): Promise<void> => {
  const end = Date.now() + 10_000;
  for (let since = Date.now(); Date.now() - since < 500 && Date.now() < end; await page.waitForTimeout(50))
    if (underWay.size > 0) since = Date.now();
};

/** The page is taken over, or says that a part of it waits. */
const isRead = (): boolean =>
  !document.querySelector('#dealer-handover') || (document.querySelector('#dealer-waiting')?.textContent ?? '') !== '';

/** Reads the page once it is taken over or waits. A page that loads itself once more meanwhile is read after that. */
const readSettled = async (page: Page, underWay: ReadonlySet<Request>): Promise<Read> => {
  for (let attempt = 1; ; attempt += 1) {
    await quiet(page, underWay);
    await page.waitForFunction(isRead);
    try {
      return await read(page);
    } catch (error) {
      if (attempt === 3 || !String(error).includes('context was destroyed')) throw error;
    }
  }
};

/** Loads a page without some of its requests, scrolls a little, and reads what is there when nothing is on its way. */
const load = async (context: BrowserContext, path: string, refused: readonly string[] = []): Promise<Left> => {
  const page = await context.newPage();
  const requests = new Set<string>();
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    underWay.add(request);
    if (['script', 'fetch', 'xhr'].includes(request.resourceType())) requests.add(new URL(request.url()).pathname);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('framenavigated', (frame) => frame === page.mainFrame() && underWay.clear());
  // The browser refuses by itself: a route of Playwright would take every request through this process.
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: refused.map((file) => `*${file}`) });
  await page.goto(path);
  await page.waitForFunction(isRead);
  await quiet(page, underWay);
  const start = [...requests];
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 400);
  const left = await readSettled(page, underWay);
  await page.close();
  return { ...left, start, deferred: [...requests].filter((path) => !start.includes(path)) };
};

/** The page without any script. */
const delivered = async (browser: Browser, baseURL: string | undefined, path: string): Promise<Read> => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await page.goto(path);
  const left = await read(page);
  await context.close();
  return left;
};

test('whatever script or data does not come while a page is taken over, its text stays and its links work', async ({
  browser,
  request,
  baseURL,
}, testInfo) => {
  test.setTimeout(isWhole ? 900_000 : 420_000);
  const table: string[] = [];
  const wrong: string[] = [];
  const refusedAlready = new Set<string>();
  for (const [index, { name, at }] of (await firstOfEach(request, kinds)).entries()) {
    const before = await delivered(browser, baseURL, at);
    const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
    const { start, deferred } = await load(context, at);
    const own = (isWhole ? [...start, ...deferred] : start).filter((path) => isWhole || !refusedAlready.has(path));
    // The first kind has the files that most pages share.
    const most = isWhole ? own.length : index === 0 ? 10 : index < 3 ? 4 : 1;
    const step = Math.max(1, Math.ceil(own.length / most));
    const single = own.filter((_, at) => at % step === 0);
    for (const path of own) refusedAlready.add(path);
    const some = (step: number): string[] => deferred.filter((_, index) => index % 3 === step);
    const pairs = [0, 1].map((pair) => [start[1 + pair] ?? '', start.at(-1 - pair) ?? '']);
    const together = isWhole || index < 2 ? [...pairs, deferred, some(0), some(1)] : [deferred];
    const cases = [
      ...(isWhole || index < 2 ? [[]] : []),
      ...single.map((path) => [path]),
      ...together.filter(({ length }) => length > 0),
    ];
    const rows = await inLanes(
      cases.map((refused) => async () => {
        const left = await load(context, at, refused);
        const lost = before.links.filter((href) => !left.links.includes(href)).length;
        const share = shareOf(left.text, before.text);
        const row = [
          name.padEnd(10),
          `${(100 * share).toFixed(0).padStart(3)} % of the text`,
          `${lost} links lost`,
          left.notice === '' ? '       ' : 'says so',
          refused.length > 2 ? `${refused.length} files` : refused.join(' + ') || 'nothing refused',
        ].join('  ');
        if (share < leastShare || lost > 0) wrong.push(row);
        return row;
      }),
    );
    table.push(...rows);
    await context.close();
  }
  console.log(table.join('\n'));
  writeFileSync(testInfo.outputPath('takeOver.txt'), table.join('\n'));
  expect(table.length).toBeGreaterThan(3 * kinds.length);
  expect(wrong).toEqual([]);
});

test.describe('a page that was not taken over', () => {
  test.beforeEach(({ noise }) =>
    noise.allow(/Failed to load resource|net::ERR|dynamically imported module|did not load/),
  );
  const notice = (page: Page) => page.getByRole('status').filter({ hasText: /do not work yet/ });

  test('for want of a connection says so once, and is taken over by itself when there is one', async ({
    page,
    request,
    context,
  }) => {
    // The connection ends when only the app's own script has come.
    let isOnline = true;
    let isFirst = true;
    let end = (): void => undefined;
    let ended = Promise.resolve();
    await page.route('**/assets/*.js', async (route) => {
      if (isFirst) {
        isFirst = false;
        return route.continue();
      }
      await ended;
      return isOnline ? route.continue() : route.abort('internetdisconnected');
    });
    for (const { at } of await firstOfEach(request, kinds.slice(0, 3))) {
      isFirst = true;
      ended = new Promise((resolve) => {
        end = resolve;
      });
      await page.goto(at, { waitUntil: 'domcontentloaded' });
      const text = await page.locator('main').innerText();
      await context.setOffline(true);
      isOnline = false;
      end();
      await expect(notice(page)).toHaveCount(1);
      expect(shareOf(await page.locator('main').innerText(), text), at).toBeGreaterThanOrEqual(leastShare);
      isOnline = true;
      await context.setOffline(false);
      await settled(page);
      await expect(notice(page)).toHaveCount(0);
    }
  });

  test('has links that work, and the next page is whole', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/finance');
    await expect(notice(page)).toHaveCount(1);
    await page.unroute('**/assets/*.js');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click();
    await settled(page);
    await expect(page.locator('main h1')).toHaveText(/privacy/i);
    await expect(notice(page)).toHaveCount(0);
  });

  test('and has no content in HTML has a heading all the same', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/favourites');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a page whose code comes slowly discards nothing that the server has written', async ({ page, request }) => {
  const slow = kinds.filter(({ name }) => ['home', 'search', 'vehicle', 'trade-in'].includes(name));
  for (const { name, at } of await firstOfEach(request, slow)) {
    let isLoaded = false;
    page.once('domcontentloaded', () => (isLoaded = true));
    await page.route('**/*.js', async (route) => {
      if (isLoaded) await new Promise((done) => setTimeout(done, 700));
      await route.continue();
    });
    await page.goto(at, { waitUntil: 'domcontentloaded' });
    const written = await page.evaluateHandle(() =>
      [...document.querySelectorAll('#root *')].filter((element) => element.getClientRects().length > 0),
    );
    await settled(page);
    await page.waitForLoadState('networkidle');
    expect(
      await written.evaluate((all) =>
        all.filter((element) => !element.isConnected).map((element) => element.outerHTML),
      ),
      name,
    ).toEqual([]);
    await page.unroute('**/*.js');
  }
});

test.describe('on a phone, while the code of the footer has not come,', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const presses = [
    { page: 'home', what: 'menu', press: /^Menu$/, shows: 'link' },
    { page: 'search', what: 'filters', press: /^Filters/, shows: 'checkbox' },
    { page: 'vehicle', what: 'enquiry', press: /^Enquire/, shows: 'textbox' },
    { page: 'vehicle', what: 'pictures', press: /^Show full screen/, shows: 'img' },
  ] as const;
  for (const { page: name, what, press, shows } of presses)
    test(`the ${what} of the ${name} page open at the press, and Back closes them`, async ({
      page,
      request,
      template,
    }) => {
      const [first] = await firstOfEach(
        request,
        kinds.filter((kind) => kind.name === name),
      );
      await page.goto(first?.at ?? '/');
      await settled(page);
      await page.waitForLoadState('networkidle');
      const release = await withhold(page, builtFile(template, 'shell/ShellEnd.tsx'));
      const opener = page.getByRole('button', { name: press }).or(page.getByRole('link', { name: press }));
      await opener.filter({ visible: true }).first().tap();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole(shows).first()).toBeVisible({ timeout: 5_000 });
      if (shows === 'checkbox') {
        // The same sheet stays open while the search changes under it.
        const sheet = await dialog.elementHandle();
        await dialog.getByRole(shows).first().check();
        await expect(page).toHaveURL(/\?|\/search\/./);
        await expect(dialog.getByRole('button', { name: /^Show Me \d/ })).toBeVisible();
        expect(await sheet?.evaluate((element) => element.isConnected)).toBe(true);
      }
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      release();
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached();
    });
});
