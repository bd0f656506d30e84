import type { Page, Route } from '@playwright/test';
import { isSearchCall, openSearch } from '../support/search.ts';
import { seeded } from '../support/stock.ts';
import { expect, settled, test } from '../support/test.ts';

/** How many presses: RANDOM_PRESSES=500 for a long run. */
const presses = Number(process.env['RANDOM_PRESSES'] ?? 30);

/** What a search page says: how many it found, the cards in their order, the chosen filters, and the counts of the open lists. */
const shown = (page: Page, html?: string): Promise<string[]> =>
  page.evaluate((markup) => {
    const root = markup === undefined ? document : new DOMParser().parseFromString(markup, 'text/html');
    const all = (selector: string): Element[] => [...root.querySelectorAll(selector)];
    const text = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();
    // Where nothing is found the page suggests others, once it has the code for it.
    const isNothing = /^0 /.test(root.querySelector('[data-part="result-count"]')?.textContent ?? '');
    const found = isNothing ? 'none' : '[data-part="vehicle-grid"] article';
    return [
      ...all('main h1, [data-part="result-count"]').map(text),
      ...all(`${found} :is(h2, h3) a`).map((link) => (link.getAttribute('href') ?? '').split('?')[0]!),
      ...all('[aria-label="Chosen filters"] button').map(text),
      ...all('[aria-label="Filters"] label')
        .filter((label) => label.querySelector('input[type="checkbox"]'))
        .map(text),
    ];
  }, html);

/** Marks one of what can be pressed now, by chance; what it is called, or undefined where there is nothing. */
const pick = (page: Page, chance: number): Promise<string | undefined> =>
  page.evaluate((drawn) => {
    document.querySelectorAll('[data-drawn]').forEach((element) => element.removeAttribute('data-drawn'));
    const visible = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0);
    const filters = visible('[aria-label="Filters"] label:has(input[type="checkbox"])');
    const chips = visible('[aria-label="Chosen filters"] button');
    const pages = visible('nav[aria-label*="ag"] a[href*="page="]');
    // A filter three times as often as a chip or a page.
    const kinds = [filters, filters, filters, chips, pages].filter((kind) => kind.length > 0);
    const at = drawn * kinds.length;
    const kind = kinds[Math.floor(at)] ?? [];
    const element = kind[Math.floor((at % 1) * kind.length)];
    element?.setAttribute('data-drawn', '');
    return element && (element.getAttribute('aria-label') ?? element.textContent.trim());
  }, chance);

test(`after ${presses} presses by chance, with slow, late and failed answers, each address shows what a fresh load of it shows`, async ({
  page,
  noise,
}) => {
  test.setTimeout(120_000 + presses * 3_000);
  noise.allow(/Failed to load resource|net::ERR|MeilisearchRequestError|has failed|could not be loaded/);
  const { next: random } = seeded(20_261_129);
  await openSearch(page);
  let sent = 0;
  const answer = async (route: Route): Promise<void> => {
    if (!isSearchCall(route.request())) return route.continue();
    sent += 1;
    const [wait, fails] = [random() * 500, random() < 0.05];
    await new Promise((done) => setTimeout(done, wait));
    // A page that no longer needs the answer has cancelled it.
    await (fails ? route.abort() : route.continue()).catch(() => undefined);
  };
  await page.route('**/multi-search', answer);
  const tries = page.getByRole('alert').getByRole('button', { name: /try again/i });
  const history: string[] = [];
  let compared = 0;
  for (let pressed = 0; pressed < presses; ) {
    const burst = 1 + Math.floor(random() * 4);
    for (let at = 0; at < burst; at += 1) {
      const [kind, chance, hovers, pause] = [random(), random(), random() < 0.5, random() * 250];
      let name: string | undefined;
      if (kind < 0.08) {
        if (history.length > 1) {
          name = 'Back';
          await page.goBack();
        }
      } else if (kind < 0.2) {
        const order = ['latest', 'lowest-price', 'highest-price'][Math.floor(chance * 3)]!;
        name = order;
        await page.getByRole('combobox', { name: /sort/i }).selectOption(order);
      } else {
        name = await pick(page, chance);
        const drawn = page.locator('[data-drawn]');
        // A list that has just changed may have dropped it: that was no press.
        if (name !== undefined)
          try {
            if (hovers) {
              await drawn.hover({ timeout: 1000 });
              await page.waitForTimeout(pause);
            }
            await drawn.click({ timeout: 1000 });
          } catch {
            name = undefined;
          }
      }
      if (name === undefined) continue;
      history.push(name);
      pressed += 1;
      await page.waitForTimeout(pause);
    }
    const last = history.slice(-8).join(' > ');
    await expect(async () => {
      await page.waitForLoadState('networkidle');
      if (await tries.isVisible()) await tries.click();
      await settled(page);
      expect(await tries.count(), last).toBe(0);
    }).toPass({ timeout: 30_000 });
    const { pathname, search } = new URL(page.url());
    const fresh = await (await page.request.get(page.url())).text();
    await expect
      .poll(() => shown(page), { message: `${pathname}${search} after ${last}` })
      .toEqual(await shown(page, fresh));
    compared += 1;
  }
  test.info().annotations.push({ type: 'compared', description: `${compared} addresses, ${sent} queries` });
  expect(compared).toBeGreaterThan(presses / 5);
  expect(sent).toBeGreaterThan(compared / 2);
});
