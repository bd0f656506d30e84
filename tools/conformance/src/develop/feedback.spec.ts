import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyOf } from '../support/lookCopy.ts';
import { expect, open, test } from '../support/test.ts';

const site = 'sites/southern-cross-motors';

const styleOf = (selector: string, property: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const seen = (text: string) => async (page: Page) => (await page.getByText(text).count()) > 0;

const firstText = (selector: string) => (page: Page) => page.locator(selector).first().innerText();

type Save = {
  what: string;
  file: string;
  from: string | RegExp;
  to: string;
  read: (page: Page) => Promise<unknown>;
  shown: unknown;
};

/** Saves of files, and what the page then shows. */
const saves: readonly Save[] = [
  {
    what: 'a token',
    file: 'src/theme.css',
    from: /--radius-m: [^;]+;/,
    to: '--radius-m: 21px;',
    read: styleOf(':root', '--radius-m'),
    shown: '21px',
  },
  {
    what: 'the style of a slot',
    file: 'src/slots/HomeHero/HomeHero.module.css',
    from: 'position: relative;',
    to: 'position: relative;\n    scroll-margin: 7px;',
    read: styleOf('[data-part="home-hero"] > div', 'scroll-margin-top'),
    shown: '7px',
  },
  {
    what: 'the markup of a slot',
    file: 'src/slots/HomeHero/HomeHero.tsx',
    from: /^ {10}\{title\}$/m,
    to: '          {title}, today',
    read: firstText('h1'),
    shown: /, today$/,
  },
  {
    what: 'a setting of a section',
    file: 'src/template.ts',
    from: "{ section: 'featured' }",
    to: "{ section: 'featured', settings: { title: 'Open on Sunday' } }",
    read: seen('Open on Sunday'),
    shown: true,
  },
  {
    what: 'a content file',
    file: `${site}/content/offers.json`,
    from: /"name": "[^"]+"/,
    to: '"name": "Free mats this week"',
    read: seen('Free mats this week'),
    shown: true,
  },
  {
    what: 'a setting of the site',
    file: `${site}/site.json`,
    from: /"headline": "[^"]+"/,
    to: '"headline": "Come for a drive"',
    read: firstText('h1'),
    shown: /^Come for a drive/,
  },
];

test('each kind of save is on the screen soon, on the same page with its state', async ({ page, template }) => {
  const folder = copyOf(template);
  const texts = new Map(saves.map(({ file }) => [file, readFileSync(join(folder, file), 'utf8')]));
  await open(page, '/');
  await page.evaluate(() => void Object.assign(window, { marked: true }));
  await expect(page.getByRole('option', { name: /^Toyota \(/ }).first()).toBeAttached();
  const search = page.getByRole('combobox', { name: 'Search our stock' });
  await search.fill('hilux');
  // Sections come near the viewport before they load.
  const offers = page.getByRole('heading', { name: 'Special offers', level: 2 });
  while ((await offers.count()) === 0) await page.mouse.wheel(0, 600);
  await offers.scrollIntoViewIfNeeded();
  await expect(page.getByText('Ranger with tray and tow bar, on the road').first()).toBeVisible();
  try {
    for (const { what, file, from, to, read, shown } of saves) {
      const text = texts.get(file) ?? '';
      const changed = text.replace(from, to);
      expect(changed, `${file} has the place to change`).not.toBe(text);
      const start = Date.now();
      writeFileSync(join(folder, file), changed);
      await expect
        .poll(() => read(page), { intervals: [20], message: what })
        .toEqual(shown instanceof RegExp ? expect.stringMatching(shown) : shown);
      console.log(`${what}: ${Date.now() - start} ms from save to screen`);
    }
    expect(await page.evaluate(() => 'marked' in window), 'the page was not loaded again').toBe(true);
    await expect(search).toHaveValue('hilux');

    // A mistake is named over the page, which stays; the next save takes the notice away.
    const file = join(folder, `${site}/site.json`);
    const overlay = page.locator('vite-error-overlay');
    const theme = texts.get('src/theme.css') ?? '';
    writeFileSync(join(folder, 'src/theme.css'), theme.replace(/--radius-m: [^;]+;/, '--radius-m: blue;'));
    await expect(overlay).toContainText('--radius-m is "blue", which is no value of border-radius');
    writeFileSync(join(folder, 'src/theme.css'), theme);
    await expect(overlay).toHaveCount(0);
    writeFileSync(file, (texts.get(`${site}/site.json`) ?? '').replace('{', '{ "serach": {},'));
    await expect(overlay).toContainText('serach');
    writeFileSync(file, texts.get(`${site}/site.json`) ?? '');
    await expect(overlay).toHaveCount(0);
    await expect(search).toHaveValue('hilux');
  } finally {
    for (const [file, text] of texts) writeFileSync(join(folder, file), text);
  }
});
