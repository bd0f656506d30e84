import type { Locator, Page } from '@playwright/test';
import { cards, count, openSearch, titleLink } from '../support/search.ts';
import { addressOf, expected, randomSearch, seeded, shownStock } from '../support/stock.ts';
import { expect, settled, test } from '../support/test.ts';

/** Follows an address as a link of the page would: no new document. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'a link';
    document.querySelector('main')!.append(link);
    link.click();
    link.remove();
  }, address);

test('what a search says it found is what the stock holds, and its address brings it back', async ({
  page,
  baseURL,
  build,
}) => {
  test.setTimeout(480_000);
  const base = baseURL!;
  const { docs } = await shownStock(page.request, base);
  expect(docs.length).toBeGreaterThan(20);
  await openSearch(page);
  expect(await count(page)).toBe(docs.length > 1999 ? await count(page) : docs.length);
  const random = seeded(20_261_120);
  const rounds = build === 'feed' ? 200 : 40;
  const wrong: string[] = [];
  for (let round = 0; round < rounds; ) {
    const asked = randomSearch(docs, random);
    const address = addressOf(asked);
    const want = expected(docs, asked);
    const heading = page.getByRole('region', { name: 'Results' });
    await follow(page, address);
    // Above 1999 the page says the whole stock instead (row 4.S06): not a count to compare. The next search comes before it is answered.
    if (want > 1999) continue;
    round += 1;
    const says = want === 0 ? /no vehicles match/i : new RegExp(`(^|\\D)${want.toLocaleString('en-AU')} `);
    await expect(heading, `${address} promises ${want}`).toContainText(says);
    await settled(page);
    // The address that the page gives it is one that brings the same back.
    const own = new URL(page.url());
    if (round % 8 === 0) {
      const status = heading.getByRole('status').first();
      const before = await status.innerText();
      await page.reload();
      await settled(page);
      if ((await status.innerText()) !== before) wrong.push(`${own.pathname}${own.search} after reload`);
      if (page.url() !== own.href) wrong.push(`${own.href} became ${page.url()}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('of two searches in quick succession the second is shown, whenever it comes', async ({ page, baseURL }) => {
  const { docs } = await shownStock(page.request, baseURL!);
  const makes = [...new Set(docs.map(({ make }) => String(make)))]
    .map((make) => ({ make, cars: docs.filter((doc) => doc.make === make).length }))
    .filter(({ cars: of }) => of > 0 && of <= 1999)
    .slice(0, 6);
  const results = page.getByRole('region', { name: 'Results' });
  // While the first is asked, as its answer comes, while it is drawn, after it.
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
  await openSearch(page);
  await page.getByRole('combobox', { name: /sort/i }).selectOption({ label: 'Lowest price' });
  await settled(page);
  const box = page.getByRole('main').getByRole('searchbox').first();
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

test('from far down page 3 to a car and Back: the same card, the same place, nothing asked again', async ({ page }) => {
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
  let asked = 0;
  page.on('request', (request) => void (asked += request.url().endsWith('/multi-search') ? 1 : 0));
  await page.goBack();
  // The vehicle's own page, which stands a moment longer, links to itself too.
  const same = page.getByRole('region', { name: 'Results' }).locator(`article a[href="${href}"]`).first();
  await expect(same).toBeVisible();
  await expect.poll(async () => Math.abs((await same.boundingBox())!.y - top)).toBeLessThanOrEqual(4);
  await page.waitForLoadState('networkidle');
  expect(Math.abs((await same.boundingBox())!.y - top)).toBeLessThanOrEqual(4);
  expect(asked, 'searches on Back').toBe(0);
});

test('one change is one call; a change undone asks nothing', async ({ page }) => {
  await openSearch(page);
  await page.waitForLoadState('networkidle');
  let asked = 0;
  page.on('request', (request) => void (asked += request.url().endsWith('/multi-search') ? 1 : 0));
  const box = page.getByRole('region', { name: 'Filters' }).getByRole('checkbox').first();
  if (!(await box.isVisible())) await page.getByRole('region', { name: 'Filters' }).getByRole('button').first().click();
  const name = await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.innerText ?? '');
  await box.check();
  await expect(page).not.toHaveURL(/\/search$/);
  await page.waitForLoadState('networkidle');
  expect(asked, `calls for ${name}`).toBe(1);
  await page.goBack();
  await settled(page);
  await page.waitForLoadState('networkidle');
  expect(asked, 'calls after Back').toBe(1);
});

test('models of several makes combine, every make stays to choose, and a short list shows what has results', async ({
  page,
  baseURL,
}) => {
  const { docs } = await shownStock(page.request, baseURL!);
  await openSearch(page, '/search');
  const filters = page.getByRole('region', { name: 'Filters' });
  const makes = filters.getByRole('list', { name: /popular makes|all makes/i });
  const boxOf = (list: Locator, name: string) => list.getByRole('checkbox', { name: new RegExp(`^${name} \\(`) });
  const textsOf = (list: Locator): Promise<string[]> =>
    list
      .locator(':scope > li > label')
      .evaluateAll((labels: HTMLElement[]) => labels.map((label) => label.innerText.replaceAll(/\s+/g, ' ').trim()));
  await expect(makes.first()).toBeVisible();
  // "Toyota (160)"; the rarest of the list, because above 1999 the page says the whole stock (row 4.S06).
  const names = (await textsOf(makes.first())).slice(-2).map((text) => text.replace(/ \([\d,]+\)$/, ''));
  const [one = '', other = ''] = names;
  const count = (of: (doc: (typeof docs)[number]) => boolean): string => docs.filter(of).length.toLocaleString('en-AU');
  let calls = 0;
  page.on('request', (request) => void (calls += request.url().endsWith('/multi-search') ? 1 : 0));
  const results = page.getByRole('region', { name: 'Results' }).getByRole('status').first();
  const says = (number: string) => expect(results).toHaveText(new RegExp(`^${number} `));
  await boxOf(makes, one).check();
  await says(count(({ make }) => make === one));
  const models = filters.getByRole('list', { name: `${one} models` });
  await expect(models).toBeVisible();
  const model = (await textsOf(models))[0]!.replace(/ \([\d,]+\)$/, '');
  await boxOf(models, model).check();
  const ofModel = (doc: (typeof docs)[number]): boolean => doc['make'] === one && doc['model'] === model;
  await says(count(ofModel));
  // Every make is still there, each with what choosing it would add.
  await expect(boxOf(makes, other)).toBeVisible();
  await expect.poll(() => textsOf(makes.first())).toContain(`${other} (${count(({ make }) => make === other)})`);
  await boxOf(makes, other).check();
  await says(count((doc) => ofModel(doc) || doc['make'] === other));
  await expect(boxOf(models, model)).toBeChecked();
  expect(calls, 'one call for each choice').toBe(3);

  // What a reload shows is what clicking showed: values with results first, the others after them.
  const lists = filters.getByRole('list');
  const shown = async (): Promise<string[]> =>
    (
      await Promise.all(
        (
          await lists.all()
        ).map(async (list) => `${await list.getAttribute('aria-label')}: ${(await textsOf(list)).join(', ')}`),
      )
    ).sort();
  await page.waitForLoadState('networkidle');
  await settled(page);
  const before = await shown();
  const order = (
    await Promise.all(
      (await lists.all()).map(async (list) => (await textsOf(list)).map((text) => text.endsWith('(0)'))),
    )
  ).filter((zeros) => zeros.includes(true));
  for (const zeros of order) expect(zeros).toEqual([...zeros].sort((a, b) => Number(a) - Number(b)));
  const address = page.url();
  await page.reload();
  await settled(page);
  await expect(boxOf(models, model)).toBeChecked();
  await expect.poll(shown).toEqual(before);
  expect(page.url()).toBe(address);

  await boxOf(makes, one).uncheck();
  await says(count(({ make }) => make === other));
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

test('a make that is chosen stays under the pointer, and has its own models from the first', async ({
  page,
  baseURL,
}) => {
  const { docs } = await shownStock(page.request, baseURL!);
  await openSearch(page);
  const filters = page.getByRole('region', { name: 'Filters' });
  const makes = filters.getByRole('list', { name: /popular makes|all makes/i });
  await expect(makes.first()).toBeVisible();
  const names = (
    await makes
      .getByRole('checkbox')
      .evaluateAll((inputs: HTMLInputElement[]) => inputs.map((input) => input.labels?.[0]?.innerText ?? ''))
  ).map((text) => /^(.*?)\s*\(/s.exec(text)![1]!.trim());
  for (const name of names.slice(0, 3)) {
    const own = new Set(docs.filter(({ make }) => make === name).map(({ model }) => String(model).toLowerCase()));
    const box = makes.getByRole('checkbox', { name: new RegExp(`^${name} \\(`) });
    const top = (await box.boundingBox())!.y;
    // Any model that was ever drawn under it, however shortly.
    await page.evaluate((label) => {
      const seen = new Set<string>();
      Object.assign(window, { seenModels: seen });
      new MutationObserver(() =>
        document
          .querySelectorAll(`ul[aria-label="${label}"] label`)
          .forEach((model) => seen.add((model as HTMLElement).innerText.split('(')[0]!.trim().toLowerCase())),
      ).observe(document.body, { subtree: true, childList: true, characterData: true });
    }, `${name} models`);
    await box.check();
    await settled(page);
    await expect(filters.getByRole('list', { name: `${name} models` })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(Math.abs((await box.boundingBox())!.y - top), `${name} moved`).toBeLessThanOrEqual(1);
    const seen = await page.evaluate(() => [...(window as unknown as { seenModels: Set<string> }).seenModels]);
    expect(seen.length).toBeGreaterThan(0);
    expect(
      seen.filter((model) => !own.has(model)),
      `not models of ${name}`,
    ).toEqual([]);
    await box.uncheck();
    await settled(page);
  }
});
