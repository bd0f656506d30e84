import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyOf } from '../support/lookCopy.ts';
import { expect, open, test } from '../support/test.ts';

const git = (template: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: copyOf(template), encoding: 'utf8' });

/** The lines that a save has changed, by file. */
const diffOf = (template: string): Record<string, string[]> =>
  Object.fromEntries(
    git(template, 'diff', '-U0', '--no-color')
      .split(/^diff --git /m)
      .slice(1)
      .map((file) => [
        /b\/(\S+)/.exec(file)?.[1] ?? '',
        file
          .split('\n')
          .filter((line) => /^[+-](?![+-])/.test(line))
          .map((line) => line.replace(/\s+/g, ' ')),
      ]),
  );

/** Marks the page and types into it: neither survives a reload. */
const markPage = async (page: Page): Promise<void> => {
  await page.evaluate(() => void Object.assign(window, { marked: true }));
  // The hero's search is replaced once, when the stock has come.
  await expect(page.getByRole('option', { name: /^Toyota \(/ }).first()).toBeAttached();
  await page.getByRole('combobox', { name: 'Search our stock' }).first().fill('hilux');
};

const expectSamePage = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => 'marked' in window), 'the page was not loaded again').toBe(true);
  await expect(page.getByRole('combobox', { name: 'Search our stock' }).first()).toHaveValue('hilux');
};

/** The headings of the page's sections, from top to bottom. */
const headings = (page: Page): Promise<string[]> => page.locator('main h2').allTextContents();

test.beforeEach(async ({ template, request, baseURL }) => {
  git(template, 'checkout', '--quiet', '.');
  await request.post('/__look/reset', { data: {}, headers: { origin: new URL(baseURL ?? '').origin } });
});

test('a designer arranges a page, tunes a colour and saves exactly that', async ({ page, template }) => {
  await open(page, '/');
  await markPage(page);
  const panel = page.getByRole('region', { name: 'Look panel' });
  await expect(page.getByRole('button', { name: 'Look', exact: true })).toBeVisible();
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('Alt+Shift+L');
  await panel.getByRole('combobox', { name: 'written for' }).selectOption('template.ts');

  const section = (name: string) => panel.getByRole('button', { name, exact: true });
  const order = () => panel.getByRole('list', { name: 'Sections' }).locator('.name').allTextContents();
  const before = await order();
  const [, second = '', third = ''] = before;
  const [first, next] = await headings(page);
  // By drag, and back by keyboard: nothing has changed then.
  await section(third).dragTo(section(second));
  await expect.poll(order).toEqual([before[0], third, second, ...before.slice(3)]);
  await expect.poll(async () => (await headings(page)).slice(0, 2)).toEqual([next, first]);
  await section(third).press('Alt+ArrowDown');
  await expect.poll(order).toEqual(before);
  await expect(panel.getByRole('status')).toHaveText('Nothing to save');
  await section(third).press('Alt+ArrowUp');
  await expect.poll(order).toEqual([before[0], third, second, ...before.slice(3)]);

  await section('justArrived').click();
  await panel.getByRole('combobox', { name: 'layout' }).selectOption('grid');
  await panel.getByRole('button', { name: 'Hide reasons' }).click();
  await expect(section('reasons')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(section('reasons')).toBeVisible();

  // The site's own file, as a change of the look's list.
  await panel.getByRole('combobox', { name: 'written for' }).selectOption('site.json');
  await panel.getByRole('button', { name: 'Hide posts' }).click();
  await expect(section('posts')).toHaveCount(0);

  await panel.getByRole('button', { name: 'Tokens' }).click();
  const readable = panel.getByText('Every pair is readable.');
  await expect(readable).toBeVisible();
  const muted = panel.getByRole('textbox', { name: 'color-muted', exact: true });
  const dark = /var\(--dark.*$/.exec(await muted.inputValue())?.[0] ?? '';
  await muted.fill(`var(--light, #a0a8b0) ${dark}`);
  await muted.press('Enter');
  await expect(panel.getByText(/^muted on paper, light: 2\.\d\d, needs 4\.5/)).toBeVisible();
  await expect(readable).toHaveCount(0);
  await panel
    .getByText(/^muted on paper, light/)
    .getByRole('button')
    .click();
  await expect(readable).toBeVisible();
  const tuned = await muted.inputValue();

  const radius = panel.getByRole('textbox', { name: 'radius-m', exact: true });
  await radius.fill('blue');
  await radius.press('Enter');
  await expect(panel.getByText('This is no value for border-radius, and is not used.')).toBeVisible();

  await expectSamePage(page);
  expect(diffOf(template), 'before Save').toEqual({});
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
  const [slug = ''] = Object.keys(diffOf(template)).flatMap((file) => /^sites\/([^/]+)/.exec(file)?.[1] ?? []);
  const diff = diffOf(template);
  expect(Object.keys(diff).toSorted()).toEqual([`sites/${slug}/site.json`, 'src/template.ts', 'src/theme.css']);
  expect(diff['src/theme.css']).toEqual([expect.stringMatching(/^- --color-muted: /), `+ --color-muted: ${tuned};`]);
  expect(diff['src/template.ts']).toEqual([
    expect.stringContaining(`{ section: '${second}' }`),
    expect.stringContaining(`{ section: '${second}' }`),
    "- { section: 'justArrived', settings: { layout: 'rail' } },",
    "+ { section: 'justArrived' },",
  ]);
  expect(diff[`sites/${slug}/site.json`]?.join(' ')).toMatch(/"remove": \["posts"\]/);
  await expectSamePage(page);
});

test('what was written to a file meanwhile is not lost', async ({ page, template }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Look panel' });
  await panel.getByRole('button', { name: 'Tokens' }).click();
  const radius = panel.getByRole('textbox', { name: 'radius-m', exact: true });
  await radius.fill('3px');
  await radius.press('Enter');
  await expect(panel.getByText('src/theme.css')).toBeVisible();
  const theme = join(copyOf(template), 'src/theme.css');
  writeFileSync(theme, `${readFileSync(theme, 'utf8')}/* by hand */\n`);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('alert')).toHaveText(/Changed on disk since: src\/theme\.css\. Nothing is saved/);
  expect(readFileSync(theme, 'utf8')).toContain('/* by hand */');
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(panel.getByText('Nothing to save')).toBeVisible();
  await expect(radius).not.toHaveValue('3px');
});

test('moves in quick succession are all on the page, and in what Save writes', async ({ page, template }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Look panel' });
  const names = panel.getByRole('list', { name: 'Sections' }).locator('.name');
  await panel.getByRole('combobox', { name: 'written for' }).selectOption('template.ts');
  const before = await names.allTextContents();
  const [first = '', ...others] = before;
  // Four keys to the end of the fifth row, and two other rows by their buttons, without waiting for the page.
  await names.first().focus();
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Alt+ArrowDown');
  await page.evaluate(() => {
    const root = document.querySelector('dealer-look-panel')?.shadowRoot;
    for (const at of [6, 7]) root?.querySelectorAll<HTMLElement>('li')[at]?.querySelectorAll('button')[1]?.click();
  });
  const expected = [...others.slice(0, 4), first, ...others.slice(4)];
  expected.splice(5, 0, ...expected.splice(6, 1));
  expected.splice(6, 0, ...expected.splice(7, 1));
  expect(await names.allTextContents()).toEqual(expected);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Nothing to save')).toBeVisible();
  expect(await names.allTextContents()).toEqual(expected);
  const source = readFileSync(join(copyOf(template), 'src/template.ts'), 'utf8');
  const written = [...source.matchAll(/^ {6}\{\s*section: '(\w+)'/gm)].map(([, name]) => name);
  expect(written.slice(0, expected.length)).toEqual(expected);
  const shown = (await headings(page)).slice(0, 2);
  await page.reload();
  await expect.poll(async () => (await headings(page)).slice(0, 2)).toEqual(shown);
});

test('a finding stays over the page through changes in the panel until it is closed, and the panel returns after a reload', async ({
  page,
  template,
}) => {
  const theme = join(copyOf(template), 'src/theme.css');
  writeFileSync(theme, readFileSync(theme, 'utf8').replace(/--radius-m: [^;]+;/, '--radius-m: blue;'));
  const overlay = page.locator('vite-error-overlay');
  await open(page, '/');
  await expect(overlay).toContainText('--radius-m is "blue"');
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Look panel' });
  await page.evaluate(() => void Object.assign(window, { marked: true }));
  await panel.getByRole('combobox', { name: 'written for' }).selectOption('template.ts');
  await panel.getByRole('button', { name: 'Hide reasons' }).click();
  await expect(panel.getByText('src/template.ts', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Hide reasons' })).toHaveCount(0);
  await expect(overlay).toContainText('--radius-m is "blue"');
  // One that has been read and closed does not return with the next change.
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await panel.getByRole('button', { name: 'Hide reviews' }).click();
  await expect(panel.getByRole('button', { name: 'Hide reviews' })).toHaveCount(0);
  await expect(overlay).toHaveCount(0);
  expect(await page.evaluate(() => 'marked' in window), 'the page was not loaded again').toBe(true);
  await page.reload();
  await expect(overlay).toContainText('--radius-m is "blue"');
  await expect(panel.getByText('src/template.ts', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Hide justArrived' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Hide reasons' })).toHaveCount(0);
});
