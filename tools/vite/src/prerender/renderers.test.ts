import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { startRenderers } from './renderers.ts';

const folder = mkdtempSync(join(tmpdir(), 'renderers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Threads whose server build is this text. */
const renderers = (server: string) => {
  const file = join(folder, `${server.length}.js`);
  writeFileSync(file, server);
  return startRenderers({
    server: pathToFileURL(file).href,
    siteText: '{"slug":"harbour"}',
    searchHost: 'https://search.example',
    folder,
    slug: 'harbour',
    out: join(folder, 'website'),
    searchKey: '',
    now: 0,
  });
};

describe('the threads that render pages', { timeout: 30_000 }, () => {
  it('render several pages with the answers of the site', async () => {
    const { render, parallel, close } = renderers(`export const renderPage = async ({ url, fetch }) => {
      const { slug } = await (await fetch('https://harbour.example/site.json')).json();
      return { status: 200, headers: {}, html: slug + new URL(url).pathname };
    };`);
    const pages = await Promise.all(
      ['/', '/search', '/about-us'].map((path) => render(`https://harbour.example${path}`)),
    );
    await close();
    expect(parallel).toBeGreaterThan(1);
    expect(pages.map(({ html }) => html)).toEqual(['harbour/', 'harbour/search', 'harbour/about-us']);
  });

  it('reject every page, and do not wait for ever, once a thread has ended', async () => {
    const { render, close } = renderers("throw new Error('The build is broken.');");
    await expect(render('https://harbour.example/')).rejects.toThrow('The build is broken.');
    await expect(render('https://harbour.example/search')).rejects.toThrow('The build is broken.');
    await close();
  });
});
