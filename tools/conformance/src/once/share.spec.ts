import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nodeOnSources } from '@dealer/tools-vite/sources';
import { workspaceRoot } from '@dealer/tools-vite/paths';
import { unzipSync } from 'fflate';
import { axe, guidelines } from '../support/axe.ts';
import { fillEnquiry, sendButton } from '../support/enquiry.ts';
import { startFileHost } from '../support/fileHost.ts';
import { storedLeads } from '../support/leads.ts';
import { cards, count, titleLink } from '../support/search.ts';
import { sitesOf } from '../support/sites.ts';
import { expect, settled, test } from '../support/test.ts';

// One build for all.
test.describe.configure({ mode: 'default' });

let folder = '';

test.beforeAll(async ({ template }) => {
  folder = join(await mkdtemp(join(tmpdir(), 'dealer-share-')), 'share');
  const script = join(workspaceRoot, 'tools/vite/src/cli/share.ts');
  await promisify(execFile)(process.execPath, [...nodeOnSources, script, template, '--out', folder], {
    cwd: workspaceRoot,
  });
});
test.afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }));

test('a shared look works from a path of a host of files, and without the host after the first page', async ({
  page,
  template,
  noise,
}) => {
  // The host answers 404 for pages of the app; later there is none.
  noise.allow(/Failed to load resource|net::ERR|Failed to update a ServiceWorker/);
  const host = await startFileHost(folder, '/reviews/november/');
  const at = (path: string): string => `${host.url}${template}${path}`;
  const site = sitesOf(template).at(-1) ?? '';

  // A page that the host has no file for.
  await page.goto(at(`/search?site=${site}&flags=search.hitsPerPage:5`));
  await settled(page);
  await expect(page).toHaveURL((url) => url.href.startsWith(at('/search')));
  await expect(cards(page)).toHaveCount(5);
  const stocked = await count(page);

  // The start page has the looks, their sites and scenarios.
  await page.goto(host.url);
  expect((await axe(page).withTags(guidelines).analyze()).violations).toEqual([]);
  await page.getByText('Scenarios: what can go wrong').click();
  await expect(page.getByRole('link', { name: 'lead-500' })).toBeVisible();
  await page.getByRole('link', { name: 'What to try' }).click();
  await expect(page).toHaveURL((url) => url.href.startsWith(at('/__mocks/charters')));
  await expect(page.getByRole('heading', { level: 1, name: 'Charters' })).toBeVisible();

  await page.goto(at(`/?site=${site}`));
  await settled(page);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((key) => key.startsWith('dealer-files:')) ?? '';
        const script = await (await fetch('mockServiceWorker.js')).text();
        const files = JSON.parse(/^const storedFiles = (\[.*\]);$/m.exec(script)?.[1] ?? '[]') as string[];
        const stored = await (await caches.open(name)).keys();
        const urls = new Set(stored.map(({ url }) => url));
        return files.filter((file) => !urls.has(location.origin + location.pathname + file)).length;
      }),
    )
    .toBe(0);
  host.stop();

  await page.reload();
  await settled(page);
  await page.goto(at('/search'));
  await settled(page);
  expect(await count(page)).toBe(stocked);
  await titleLink(cards(page).first()).click();
  await expect(page).toHaveURL((url) => url.href.startsWith(at('/cars/')));
  await settled(page);
  await page.reload();
  await settled(page);
  await page.goto(at('/contact-us'));
  await settled(page);
  const form = page.getByRole('main').locator('form').first();
  await fillEnquiry(form);
  await sendButton(form).click();
  await expect(page).toHaveURL(at('/success'));
  expect(await storedLeads(page)).toHaveLength(1);
  // What the browser opens by itself is below the path, too.
  const opened = page.context().waitForEvent('page');
  await page
    .locator('a[href="/"]:visible')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL((url) => url.href.startsWith(at('/')));
});

test('the zip has the files of the folder', async ({ template }) => {
  const files = unzipSync(new Uint8Array(await readFile(`${folder}.zip`)));
  for (const name of ['index.html', '404.html', `${template}/index.html`, `${template}/mockServiceWorker.js`])
    expect(Buffer.from(files[name] ?? []).equals(await readFile(join(folder, name))), name).toBe(true);
  expect(Object.keys(files).some((name) => name.startsWith(`${template}/pictures/`))).toBe(true);
});

test('a host without the service worker says so', async ({ page, template, noise }) => {
  noise.allow(/404|Failed to/);
  await rm(join(folder, template, 'mockServiceWorker.js'));
  const host = await startFileHost(folder, '/');
  await page.goto(`${host.url}${template}/`);
  await expect(page.getByText(`The host has no /${template}/mockServiceWorker.js.`)).toBeVisible();
  await expect(page.getByText('Upload the whole folder.')).toBeVisible();
  host.stop();
});
