import type { Locator, Page, Request } from '@playwright/test';
import { expect, isPhone, open, settled } from './test.ts';

/** Is a request a query of vehicles? A page requests the values of the whole stock once, when it has time. */
export const isSearchCall = (request: Request): boolean =>
  request.url().endsWith('/multi-search') &&
  (request.postDataJSON() as { queries: { limit?: number }[] }).queries.some(({ limit }) => limit !== 0);

/** The cards on a search page. */
export const cards = (page: Page): Locator => page.getByRole('region', { name: 'Results' }).getByRole('article');

/** The link in a card's heading. */
export const titleLink = (card: Locator): Locator => card.getByRole('heading').getByRole('link');

/** How many vehicles the page says it found. */
export const count = async (page: Page): Promise<number> => {
  await settled(page);
  const text = await page.getByRole('region', { name: 'Results' }).getByRole('status').first().innerText();
  return Number(text.replace(/[^\d]/g, ''));
};

/** The price on a card, in dollars; undefined where the card says something else instead. */
const priceIn = (text: string): number | undefined => {
  const line = text
    .split('\n')
    .map((part) => part.trim())
    .find((part) => /^\$[\d,]+/.test(part) && !/week|average|was/i.test(part));
  return line === undefined ? undefined : Number((/^\$([\d,]+)/.exec(line)?.[1] ?? '').replaceAll(',', ''));
};

/** The prices on the page, in the order of its cards. */
export const prices = async (page: Page): Promise<(number | undefined)[]> =>
  (await cards(page).allInnerTexts()).map(priceIn);

/** Opens the search page and waits for its cards. */
export const openSearch = async (page: Page, path = '/search'): Promise<void> => {
  await open(page, path);
  await expect(cards(page).first()).toBeVisible();
};

/** Opens the sheet of filters on a phone; elsewhere they are on the page. */
const openFilters = async (page: Page): Promise<Locator> => {
  if (!isPhone(page)) return page.getByRole('region', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
};

/** The filters that the site offers, as they are named on the page. */
export const filterNames = async (page: Page): Promise<string[]> => {
  const phone = isPhone(page);
  const filters = await openFilters(page);
  await expect(filters.getByRole('button', { name: /^Price/ }).first()).toBeVisible();
  const names = await filters.getByRole('button').allInnerTexts();
  if (phone) await page.keyboard.press('Escape');
  return names.map((name) => name.trim());
};

/** Opens what holds a filter (a sheet on phones, a group or a menu elsewhere), uses it, and closes the sheet again. */
export const inFilter = async (page: Page, name: string, use: (filters: Locator) => Promise<void>): Promise<void> => {
  const phone = isPhone(page);
  const filters = await openFilters(page);
  const group = filters.getByRole('button', { name: new RegExp(`^${name}`) }).first();
  await expect(group).toBeVisible();
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  // A menu of a filter bar may be outside the bar.
  await use(phone ? filters : page.locator('body'));
  if (phone) {
    await filters.getByRole('button', { name: /^Show/ }).last().click();
    await expect(filters).toBeHidden();
  } else if ((await filters.getByRole('group', { name: 'Filters', exact: true }).count()) > 0)
    await page.keyboard.press('Escape');
  await settled(page);
};

/** Chooses the first value of the first of these filters that the site offers; answers how many vehicles it promised. */
export const chooseFirst = async (page: Page, names: readonly string[]): Promise<number> => {
  let promised = 0;
  const offered = await filterNames(page);
  const name = names.find((one) => offered.some((label) => label.startsWith(one)));
  if (name === undefined) throw new Error(`None of ${names.join(', ')} is offered; there are ${offered.join(', ')}.`);
  await inFilter(page, name, async (filters) => {
    const box = filters
      .getByRole('checkbox', { name: /\d/ })
      .and(filters.getByRole('list', { name, exact: true }).getByRole('checkbox'))
      .first();
    await expect(box).toBeVisible();
    promised = Number(
      /([\d,]+)\)?\s*$/
        .exec(
          (await box.getAttribute('aria-label')) ??
            (await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.innerText ?? '')),
        )?.[1]
        ?.replaceAll(',', '') ?? 0,
    );
    await box.check();
  });
  return promised;
};
