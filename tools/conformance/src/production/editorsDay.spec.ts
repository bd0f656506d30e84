import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nodeOnSources } from '@dealer/tools-vite/sources';
import { expect, open, settled, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../../../..');
const script = (path: string): string[] => [...nodeOnSources, join(root, path)];

type Json = Record<string, unknown[]>;

/** A copy of a look's sites, one of whose files are edited, served as a host would serve them. */
const copyOfSites = async ({ template, slug, origin }: { template: string; slug: string; origin: string }) => {
  const folder = mkdtempSync(join(tmpdir(), 'dealer-sites-'));
  const look = join(folder, 'apps', template);
  cpSync(join(root, 'apps', template, 'sites', slug), join(look, 'sites', slug), { recursive: true });
  const server = spawn(process.execPath, [
    ...script('tools/conformance/src/support/serveSites.ts'),
    template,
    look,
    origin,
  ]);
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).once('line', resolve);
    server.once('exit', () => reject(new Error('The copy of the sites is not served.')));
  });
  const fileOf = (name: string): string => join(look, 'sites', slug, `${name}.json`);
  return {
    url,
    write: (name: string, doc: object): void => writeFileSync(fileOf(name), JSON.stringify(doc)),
    edit: (name: string, change: (doc: Json) => object): void =>
      writeFileSync(fileOf(name), JSON.stringify(change(JSON.parse(readFileSync(fileOf(name), 'utf8')) as Json))),
    /** What `npm run check:sites` says about the copy. */
    check: async (): Promise<string> => {
      const run = promisify(execFile);
      const args = [...script('tools/checks/src/sites/checkSites.ts'), '--from', folder];
      return run(process.execPath, args, { cwd: root }).then(
        ({ stdout }) => stdout,
        (failed: { stdout: string }) => failed.stdout,
      );
    },
    close: (): void => {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const clubPage = { path: '/owners-club', title: 'The owners’ club', menu: 'footer' };

test('an editor adds a post, an offer, a page and its menu entries by JSON alone', async ({
  page,
  noise,
  template,
  baseURL,
}) => {
  test.setTimeout(120_000);
  noise.allow(/There is no such section/);
  const slug = 'southern-cross-motors';
  const site = await copyOfSites({ template, slug, origin: baseURL ?? '' });
  try {
    site.edit('site', ({ navigation = [], ...doc }) => ({
      ...doc,
      navigation: [{ label: 'Owners’ club', href: '/owners-club' }, ...navigation],
      ownPages: [...(doc.ownPages ?? []), clubPage],
    }));
    site.write('pages/owners-club', {
      description: 'Drives and evenings for people who bought here.',
      sections: [
        { section: 'text', settings: { title: 'Drive out', paragraphs: ['Every first Sunday.'] } },
        {
          section: 'columns',
          settings: { title: 'What we do', columns: [{ title: 'Gravel days', text: 'With a mechanic.' }] },
        },
        { section: 'txet', settings: { title: 'Nobody knows this' } },
        { section: 'table', settings: { caption: 'Dates', columns: ['Day', 'Where'], rows: [['6 June', 'Grafton']] } },
        { section: 'quote', settings: { text: 'Best Sunday of the month.', by: 'Priya N.' } },
        { section: 'faq', settings: { items: [{ question: 'Is it free?', answer: 'It is.' }] } },
      ],
    });
    site.edit('content/posts', ({ items = [] }) => ({
      items: [
        {
          slug: 'first-drive-out',
          heading: 'Our first drive out',
          date: '2026-02-01',
          description: 'Twelve utes and one flat tyre.',
        },
        ...items,
      ],
    }));
    site.write('content/posts/first-drive-out', {
      sections: [{ section: 'text', settings: { paragraphs: ['We met at six, before the heat.'] } }],
    });
    site.edit('content/offers', ({ items = [] }) => ({
      items: [{ id: 2001, name: 'Club members’ tow bar', description: 'Fitted while you wait.', price: 890 }, ...items],
    }));
    const findings = site.check();

    await open(page, `${site.url}/owners-club`);
    await expect(page.locator('h1')).toHaveText(['The owners’ club']);
    await expect(page.getByRole('heading', { name: 'Drive out' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Gravel days' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Dates' }).getByRole('cell', { name: 'Grafton' })).toBeVisible();
    await expect(page.getByText('Best Sunday of the month.')).toBeVisible();
    await page.getByText('Is it free?').click();
    await expect(page.getByText('It is.')).toBeVisible();
    await expect(page.getByText('Nobody knows this')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'The owners’ club' })).toBeVisible();

    await open(page, `${site.url}/blog/vehicle-reviews`);
    await page.getByRole('link', { name: 'Our first drive out' }).click();
    await settled(page);
    await expect(page.locator('h1')).toHaveText(['Our first drive out']);
    await expect(page.getByText('We met at six, before the heat.')).toBeVisible();

    await open(page, `${site.url}/special-offers`);
    await page.getByRole('link', { name: 'Club members’ tow bar' }).click();
    await expect(page.locator('h1')).toHaveText(['Club members’ tow bar']);
    await expect(page.getByText('Fitted while you wait.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Enquire about this offer' })).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Owners’ club' }).click();
    await expect(page.locator('h1')).toHaveText(['The owners’ club']);

    const lines = (await findings).split('\n').filter(Boolean);
    expect(lines).toEqual([
      expect.stringMatching(/pages\/owners-club\.json: sections\[2\]\.section .*"txet".*Did you mean "text"/),
      '1 site file, 1 problem.',
    ]);
  } finally {
    site.close();
  }
});
