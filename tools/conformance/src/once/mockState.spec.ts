import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { mocksOn } from '@dealer/mocks/playwright';
import { readState } from '@dealer/mocks/state';
import { chromiumArgs, systemChromium } from '@dealer/tools-vite/chromium';
import { templates } from '@dealer/tools-vite/looks';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { PNG } from 'pngjs';
import { axe, guidelines } from '../support/axe.ts';
import { cards, openSearch, titleLink } from '../support/search.ts';
import { sitesOf } from '../support/sites.ts';
import { expect, settled, test } from '../support/test.ts';

// A report takes a picture of its page, which only the whole browser can.
test.use({
  launchOptions: {
    ...(existsSync(systemChromium) ? { executablePath: systemChromium } : { channel: 'chromium' }),
    args: [...chromiumArgs, '--auto-accept-this-tab-capture'],
  },
});

/** Copies the link to the page's state from the panel, by the keyboard alone. */
const copiedLink = async (page: Page): Promise<string> => {
  await page.keyboard.press('Alt+Shift+KeyM');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#state=');
  await page.keyboard.press('Escape');
  return page.evaluate(() => navigator.clipboard.readText());
};

/** Saves a report from the panel, by the keyboard alone; its files. */
const savedReport = async (page: Page): Promise<Record<string, Uint8Array>> => {
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Alt+Shift+KeyM');
  // After the button that closes it: the link, the text, the file.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const file = await (await saved).path();
  await page.keyboard.press('Escape');
  return unzipSync(new Uint8Array(await readFile(file)));
};

/** Runs the steps of a test that was copied from the list of requests. */
const runTest = async (text: string, page: Page): Promise<void> => {
  const [, body = ''] = /async \(\{ page \}\) => \{(.*)\}\);/s.exec(stripTypeScriptTypes(text)) ?? [];
  const run = new Function('page', 'mocksOn', 'expect', `return (async () => {${body}})()`) as (
    ...given: unknown[]
  ) => Promise<void>;
  await run(page, mocksOn, expect);
};

/** What a tester would compare. */
const seen = async (page: Page) => ({
  address: await page.evaluate(() => location.pathname + location.search),
  vehicles: await Promise.all((await cards(page).all()).map((card) => titleLink(card).getAttribute('href'))),
  views: await page.evaluate(async () => (await fetch('/api/cars/hilux-7/view.json')).status),
  day: await page.evaluate(() => new Date().toDateString()),
  favourites: await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith(':favourites'))?.[1] ?? '',
  ),
});

test('a state with every part set is reproduced by its link in a fresh browser', async ({
  page,
  template,
  browser,
  baseURL,
  noise,
}) => {
  noise.allow(/503/);
  const site = sitesOf(template).at(-1) ?? '';
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const settings = new URLSearchParams({
    site,
    scenario: 'views-error(status:503)',
    flags: 'search.hitsPerPage:5',
    auth: 'JWT_EXP:900',
    now: '2028-02-29T13:05+10:00',
    seed: '7',
  });
  await openSearch(page, `/search?${settings.toString()}`);
  await page.evaluate((slug) => {
    localStorage.setItem(`dealer:${slug}:favourites`, JSON.stringify({ version: 1, value: [] }));
    sessionStorage.setItem(`dealer:${slug}:note`, 'typed');
  }, site);
  const before = await seen(page);
  expect(before).toMatchObject({ views: 503, day: 'Tue Feb 29 2028' });
  expect(before.vehicles).toHaveLength(5);
  const link = await copiedLink(page);

  const fresh = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage();
  await fresh.goto(link);
  await settled(fresh);
  await expect(cards(fresh).first()).toBeVisible();
  expect(await fresh.evaluate(() => location.hash)).toBe('');
  expect({ ...(await seen(fresh)), address: '' }).toEqual({ ...before, address: '' });
  expect(await fresh.evaluate(() => sessionStorage.getItem('dealer:site'))).toBe(site);
  expect(await fresh.evaluate((slug) => sessionStorage.getItem(`dealer:${slug}:note`), site)).toBe('typed');
  expect(await fresh.evaluate((slug) => sessionStorage.getItem(`dealer:${slug}:tester`), site)).toContain(
    'JWT_EXP:900',
  );
  // It survives the next page.
  await titleLink(cards(fresh).first()).click();
  await expect(fresh).toHaveURL(/\/cars\//);
  await settled(fresh);
  await fresh.goto(`${fresh.url().split('?')[0]}?enquire=enquire`);
  await settled(fresh);
  // The dialog comes at the first sign of a person.
  await fresh.keyboard.press('Shift');
  await expect(fresh.getByRole('dialog')).toBeVisible();
  expect(await fresh.evaluate(() => new Date().toDateString())).toBe('Tue Feb 29 2028');

  // A report is made from the panel, also while a dialog of the page is open.
  const report = await savedReport(fresh);
  await expect(fresh.getByRole('dialog')).toBeVisible();
  const written = new TextDecoder().decode(report['report.md']);
  for (const text of [
    /#state=\w+/,
    `, ${site}`,
    /Build: \w{7,}, 20/,
    /Clock: 2028-02-29T03:\S+, set by the tester/,
    /GET \S+view\.json 503, \d+ ms, views-error/,
  ])
    expect(written).toEqual(typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text));
  expect(await readState(new TextDecoder().decode(report['state.json']))).toMatchObject({
    kind: 'state',
    state: { site, settings: { flags: 'search.hitsPerPage:5', seed: '7' } },
  });
  expect(PNG.sync.read(Buffer.from(report['screenshot.png'] ?? []))).toMatchObject(fresh.viewportSize() ?? {});

  // The calls are recorded, with their fault.
  await fresh.goto('/__mocks/requests');
  await fresh.getByLabel('Search').fill('hilux-7');
  await expect(fresh.getByText(/GET \/api\/cars\/hilux-7\/view\.json 503 \d+ ms views-error/)).toBeVisible();
  await fresh.context().close();
});

test('a call is copied as a test, which fails while the page does not survive the answer', async ({
  page,
  mocks,
  template,
  browser,
  noise,
}) => {
  noise.allow(/503|has failed/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await mocks.use({
    site: sitesOf(template).at(-1) ?? '',
    page: '/search',
    settings: { scenario: 'search-error' },
  });
  await settled(page);
  await page.goto('/__mocks/requests');
  const called = page.locator('li').filter({ hasText: 'search-error' }).first();
  await called.locator('summary').click();
  await called.getByRole('button', { name: 'Copy as test' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());

  const broken = await (await browser.newContext()).newPage();
  await broken.addInitScript(() => {
    const request = window.fetch;
    window.fetch = async (...call) => {
      const answer = await request(...call);
      if (answer.status === 503)
        setTimeout(() => {
          throw new Error('a planted bug');
        });
      return answer;
    };
  });
  await expect(runTest(text, broken)).rejects.toThrow('a planted bug');
  const fixed = await (await browser.newContext()).newPage();
  await runTest(text, fixed);
  await broken.context().close();
  await fixed.context().close();
});

test('the pages for testers pass axe and show what was refused', async ({ page, mocks, template }) => {
  const site = sitesOf(template).at(-1) ?? '';
  for (const name of ['', 'requests', 'data', 'charters']) {
    await page.goto(`/__mocks/${name}?site=${site}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of await page.locator('main section > details > summary').all())
      if ((await part.locator('..').getAttribute('open')) === null) await part.click();
    expect((await axe(page).withTags(guidelines).analyze()).violations).toEqual([]);
  }

  await mocks.use({
    site,
    page: '/__mocks/',
    settings: {
      scenario: 'lead-500,no-such-fault',
      now: 'soon',
      auth: 'NO_SUCH:1',
      seed: 'x',
      flags: 'search.colums:4',
    },
  });
  const set = page.getByRole('list', { name: 'What is set' });
  await expect(set.getByText('lead-500: Sending an enquiry answers 500')).toBeVisible();
  for (const text of ['no-such-fault', 'soon', 'NO_SUCH:1', 'x', 'search.colums:4'])
    await expect(set.getByText(`Not applied: ${text}.`)).toBeVisible();
  await page.goto('about:blank');
  await page.goto('/__mocks/#state=cut-short');
  await expect(set.getByText('Not applied: The state of the link. The link is incomplete.')).toBeVisible();

  // A search, an option and a preset of the clock, by their labels.
  await page.getByLabel('Search scenarios').fill('offline lead');
  await page.getByRole('checkbox', { name: 'lead-offline' }).check();
  await page.getByLabel('Only call number').filter({ visible: true }).last().fill('2');
  await page.getByLabel('Search scenarios').focus();
  await page.reload();
  await expect(set.getByText('lead-offline: The connection breaks')).toBeVisible();
  expect(await page.evaluate((slug) => sessionStorage.getItem(`dealer:${slug}:tester`), site)).toContain(
    'lead-offline(call:2)',
  );

  // The stored data of a device can be changed.
  await page.evaluate((slug) => localStorage.setItem(`dealer:${slug}:note`, '7'), site);
  await page.goto('/__mocks/data');
  await page.getByText('note', { exact: true }).click();
  await page.getByRole('button', { name: 'Edit note' }).click();
  await page.getByLabel('JSON of note').fill('{"a":8}');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect.poll(() => page.evaluate((slug) => localStorage.getItem(`dealer:${slug}:note`), site)).toBe('{"a":8}');

  // The same page in another look, with the same settings.
  await page.goto('/__mocks/');
  const look = page.getByLabel('Look');
  const home = (await look.locator('option').last().getAttribute('value')) ?? '';
  await page.route(
    (url) => url.href.startsWith(home),
    (route) => route.fulfill({ body: 'the other look' }),
  );
  await look.selectOption({ index: templates().length - 1 });
  await expect(page).toHaveURL(
    (url) => url.href.startsWith(`${home}#page=%2F__mocks%2F%3F`) && url.hash.includes('lead-offline'),
  );
});
