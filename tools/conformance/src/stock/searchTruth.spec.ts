import type { Locator } from '@playwright/test';
import { count, isSearchCall, openSearch } from '../support/search.ts';
import { addressOf, expected, randomSearch, seeded, shownStock } from '../support/stock.ts';
import { expect, follow, settled, test } from '../support/test.ts';

test('what a search says it found is what the stock holds, and its address brings it back', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const base = baseURL!;
  const { docs } = await shownStock(page.request, base);
  expect(docs.length).toBeGreaterThan(20);
  await openSearch(page);
  expect(await count(page)).toBe(docs.length > 1999 ? await count(page) : docs.length);
  const random = seeded(20_261_120);
  // A plain loop counts hundreds of combinations on the whole feed without a page (`tools/stock`).
  const rounds = 24;
  const wrong: string[] = [];
  for (let round = 0; round < rounds; ) {
    const drawn = randomSearch(docs, random);
    const address = addressOf(drawn);
    const want = expected(docs, drawn);
    const heading = page.getByRole('region', { name: 'Results' });
    await follow(page, address);
    // Above 1999 the page says the whole stock instead: not a count to compare. The next search comes before it is answered.
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
  // "Toyota (160)"; the rarest of the list, because above 1999 the page says the whole stock.
  let names: string[] = [];
  // The list may just be rendered again.
  await expect.poll(async () => (names = await textsOf(makes.first())).length).toBeGreaterThan(1);
  const [one = '', other = ''] = names.slice(-2).map((text) => text.replace(/ \([\d,]+\)$/, ''));
  const count = (of: (doc: (typeof docs)[number]) => boolean): string => docs.filter(of).length.toLocaleString('en-AU');
  let calls = 0;
  page.on('request', (request) => void (calls += isSearchCall(request) ? 1 : 0));
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
    // The list may just be rendered again.
    let top = Number.NaN;
    await expect.poll(async () => (top = (await box.boundingBox())?.y ?? Number.NaN)).not.toBeNaN();
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
