import type { Page } from '@playwright/test';
import { cards, count, isSearchCall, openSearch, titleLink } from '../support/search.ts';
import { shownStock } from '../support/stock.ts';
import { asStaticHost, expect, settled, test } from '../support/test.ts';

test('of two searches in quick succession the second is shown, whenever it comes', async ({ page, baseURL }) => {
  const { docs } = await shownStock(page.request, baseURL!);
  const makes = [...new Set(docs.map(({ make }) => String(make)))]
    .map((make) => ({ make, cars: docs.filter((doc) => doc.make === make).length }))
    .filter(({ cars: of }) => of > 0 && of <= 1999)
    .slice(0, 6);
  const results = page.getByRole('region', { name: 'Results' });
  // While the first request is pending, as its response arrives, while it renders, and after.
  for (const [at, pause] of [0, 15, 40, 70, 110, 160].entries()) {
    const { make, cars: of } = makes[at % makes.length]!;
    await openSearch(page, '/search?sortBy=latest');
    await page.evaluate(
      async ([first, second, wait]) => {
        const follow = (href: string): void => {
          const link = document.createElement('a');
          link.href = href;
          document.querySelector('main')!.append(link);
          link.click();
          link.remove();
        };
        follow(first);
        await new Promise((done) => setTimeout(done, wait));
        follow(second);
      },
      ['/search?sortBy=highest-price', `/search?refinementList[make][]=${encodeURIComponent(make)}`, pause] as const,
    );
    await expect(results.getByRole('status').first(), `${make} ${pause} ms later`).toHaveText(
      new RegExp(`^${of.toLocaleString('en-AU')} `),
    );
    await settled(page);
    const links = await titleLink(cards(page)).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(
      links.filter((href) => !docs.some((doc) => doc.make === make && href.includes(String(doc.slug)))),
      `${make} ${pause} ms later`,
    ).toEqual([]);
  }
});

test("the site's own filter is in every query of a whole visit, whatever the address says", async ({
  page,
  baseURL,
}) => {
  const queries: { filter?: unknown }[] = [];
  page.on('request', (request) => {
    if (/\/(multi-search|facet-search)$/.test(new URL(request.url()).pathname)) {
      const body = request.postDataJSON() as { queries?: { filter?: unknown }[]; filter?: unknown };
      queries.push(...(body.queries ?? [body]));
    }
  });
  const { docs, isShown } = await shownStock(page.request, baseURL!);
  const shown = new Set(docs.map(({ slug }) => `/cars/${slug}`));
  const offSite = (links: (string | null)[]): string[] =>
    links.filter((href): href is string => href !== null && !shown.has(decodeURIComponent(href.split('?')[0]!)));
  await asStaticHost(page);
  await openSearch(page);
  await page.getByRole('combobox', { name: /sort/i }).selectOption({ label: 'Lowest price' });
  await settled(page);
  const box = page.getByRole('main').getByRole('combobox').first();
  await box.fill('toyota');
  await box.press('Enter');
  await settled(page);
  for (const query of [
    'refinementList[dealership_id][]=999&refinementList[status][]=sold',
    'filter=status%20%3D%20sold&filters=id%20%3E%200&configure[filters]=id%20%3E%200',
    'refinementList[make][]=")%20OR%20id%20>%200%20OR%20(make%20=%20"x',
    'range[price]=0:1)%20OR%20(id%20>%200',
    'refinementList[show_on_dealer_website][]=false&hitsPerPage=1000&index=Other',
  ]) {
    await page.goto(`/search?${query}`);
    await settled(page);
    expect(
      offSite(await titleLink(cards(page)).evaluateAll((links) => links.map((link) => link.getAttribute('href')))),
      query,
    ).toEqual([]);
  }
  await page.goto('/');
  await settled(page);
  expect(queries.length).toBeGreaterThan(8);
  for (const { filter } of queries) expect(JSON.stringify(filter ?? '')).toContain('show_on_dealer_website = true');
  expect(isShown(docs[0]!)).toBe(true);
});

test('from far down page 3 to a car and Back: the same card at the same position, without a request', async ({
  page,
}) => {
  await openSearch(page);
  const next = page.getByRole('navigation', { name: /pag/i }).getByRole('link', { name: /next/i });
  // Page 3, or the last one of a site with fewer.
  for (const number of [2, 3]) {
    if ((await next.count()) === 0) break;
    const first = await titleLink(cards(page).first()).getAttribute('href');
    await next.click();
    await expect(page).toHaveURL(new RegExp(`page=${number}`));
    // The page before stays until its successor is there.
    await expect.poll(() => titleLink(cards(page).first()).getAttribute('href')).not.toBe(first);
    await settled(page);
  }
  await expect(page).toHaveURL(/page=/);
  const at = Math.min(17, (await cards(page).count()) - 1);
  const link = titleLink(cards(page).nth(at));
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const href = await link.getAttribute('href');
  const top = (await link.boundingBox())!.y;
  await link.click();
  await expect(page).toHaveURL(/\/cars\//);
  await settled(page);
  let requests = 0;
  page.on('request', (request) => void (requests += isSearchCall(request) ? 1 : 0));
  await page.goBack();
  // The vehicle page stays mounted a moment longer and links to itself too.
  const same = page.getByRole('region', { name: 'Results' }).locator(`article a[href="${href}"]`).first();
  await expect(same).toBeVisible();
  await expect.poll(async () => Math.abs((await same.boundingBox())!.y - top)).toBeLessThanOrEqual(4);
  await page.waitForLoadState('networkidle');
  expect(Math.abs((await same.boundingBox())!.y - top)).toBeLessThanOrEqual(4);
  expect(requests, 'searches on Back').toBe(0);
});

test('one change is one call; a change undone asks nothing', async ({ page }) => {
  await openSearch(page);
  await page.waitForLoadState('networkidle');
  let requests = 0;
  page.on('request', (request) => void (requests += isSearchCall(request) ? 1 : 0));
  const box = page.getByRole('region', { name: 'Filters' }).getByRole('checkbox').first();
  if (!(await box.isVisible())) await page.getByRole('region', { name: 'Filters' }).getByRole('button').first().click();
  const name = await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.innerText ?? '');
  await box.check();
  await expect(page).not.toHaveURL(/\/search$/);
  // The code that sends queries comes with the first of them.
  await expect.poll(() => requests).toBeGreaterThan(0);
  await settled(page);
  await page.waitForLoadState('networkidle');
  expect(requests, `calls for ${name}`).toBe(1);
  await page.goBack();
  await settled(page);
  await page.waitForLoadState('networkidle');
  expect(requests, 'calls after Back').toBe(1);
});

/** Opens the search page with the code of early answers, which comes with the first input. Returns how many searches were sent since. */
const openForEarlyAnswers = async (page: Page): Promise<() => number> => {
  await openSearch(page);
  await page.mouse.wheel(0, 10);
  await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  let requests = 0;
  page.on('request', (request) => void (requests += isSearchCall(request) ? 1 : 0));
  return () => requests;
};

test('results are loaded while the pointer is on a filter, chip or page, and a press shows them without a request', async ({
  page,
}) => {
  const requests = await openForEarlyAnswers(page);
  const results = page.getByRole('region', { name: 'Results' });
  const box = page.getByRole('region', { name: 'Filters' }).getByRole('checkbox', { name: /^Toyota/ });
  const of = Number(/\((\d+)\)/.exec(await box.evaluate((input: HTMLInputElement) => input.labels![0]!.innerText))![1]);
  const all = await count(page);

  // On its way to the filter the pointer loads nothing.
  await page.getByRole('region', { name: 'Filters' }).evaluate((filters) => {
    for (const label of filters.querySelectorAll('label'))
      for (const event of ['pointerover', 'pointerout'])
        label.dispatchEvent(new PointerEvent(event, { bubbles: true }));
  });
  await box.hover();
  await expect.poll(requests).toBe(1);
  expect(await count(page)).toBe(all);
  await page.waitForLoadState('networkidle');
  await box.click();
  await expect(results.getByRole('status').first()).toHaveText(new RegExp(`^${of} `));
  await expect(page).toHaveURL(/toyota/);
  await settled(page);
  for (const title of await cards(page).getByRole('heading').allInnerTexts()) expect(title).toContain('Toyota');

  // By keyboard, and to the next page.
  const next = page.getByRole('navigation', { name: /pag/i }).getByRole('link', { name: /next/i });
  const loaded = requests();
  if ((await next.count()) > 0) {
    await next.focus();
    await expect.poll(requests).toBe(loaded + 1);
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await settled(page);
    expect(requests()).toBe(loaded + 1);
  }
  // Without the filter it was known before.
  const chip = page.getByRole('button', { name: 'Remove Toyota' });
  await chip.hover();
  await chip.click();
  expect(await count(page)).toBe(all);
  expect(requests(), 'searches in all').toBe((await next.count()) > 0 ? 2 : 1);
});

test('a visitor who saves data loads results only by a press', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const requests = await openForEarlyAnswers(page);
  await page
    .getByRole('region', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Toyota/ })
    .hover();
  await page.waitForTimeout(500);
  expect(requests()).toBe(0);
});

test('Back, pressed before the car has come, leads back to the same page of the search', async ({ page }) => {
  await openSearch(page);
  await page.goto('/search?page=2');
  await settled(page);
  for (const pause of [0, 60]) {
    const first = await titleLink(cards(page).first()).getAttribute('href');
    await titleLink(cards(page).nth(4)).evaluate(
      (link: HTMLAnchorElement, wait) =>
        new Promise<void>((done) => {
          link.click();
          const seen = setInterval(() => {
            if (!location.pathname.startsWith('/cars/')) return;
            clearInterval(seen);
            setTimeout(() => done(history.back()), wait);
          }, 1);
        }),
      pause,
    );
    await expect(page).toHaveURL(/page=2/);
    await settled(page);
    // What the page that was left lets go of comes a moment later.
    await page.waitForTimeout(500);
    await expect(page, `${pause} ms after the address`).toHaveURL(/page=2/);
    await expect(titleLink(cards(page).first())).toHaveAttribute('href', first ?? '');
  }
});
