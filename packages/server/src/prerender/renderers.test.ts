import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { startRenderers } from './renderers.ts';

const folder = mkdtempSync(join(tmpdir(), 'renderers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const thread = join(folder, 'thread.mjs');
writeFileSync(
  thread,
  `import { runRenderer } from ${JSON.stringify(new URL('./renderer.ts', import.meta.url).href)}; await runRenderer();`,
);

/** Threads whose server build is this text. */
const renderers = (server: string) => {
  const file = join(folder, `${server.length}.js`);
  writeFileSync(file, server);
  return startRenderers(pathToFileURL(thread), {
    server: pathToFileURL(file).href,
    siteText: '{"slug":"harbour"}',
    searchHost: 'https://search.example',
    id: { template: 'coast', slug: 'harbour' },
    folder,
    out: join(folder, 'website'),
    searchKey: '',
    now: 0,
  });
};

describe('the threads that render pages', { timeout: 30_000 }, () => {
  it('render several pages with the answers of the site', async () => {
    const { write, parallel, close } = renderers(`export const renderPage = async ({ url, fetch }) => {
      const { slug } = await (await fetch('https://harbour.example/site.json')).json();
      return { status: 200, headers: {}, html: slug + new URL(url).pathname };
    };`);
    const names = ['home', 'search', 'about-us'];
    const fileOf = (name: string): string => join(folder, 'website', `${name}.html`);
    const pages = await Promise.all(
      names.map((name) => write({ url: `https://harbour.example/${name}`, file: fileOf(name), status: 200 })),
    );
    await close();
    expect(parallel).toBeGreaterThan(1);
    expect(pages).toEqual(names.map(() => ({ status: 200, headers: {} })));
    expect(names.map((name) => readFileSync(fileOf(name), 'utf8'))).toEqual(names.map((name) => `harbour/${name}`));
  });

  it('reject every page, and do not wait for ever, once a thread has ended', async () => {
    const { write, close } = renderers("throw new Error('The build is broken.');");
    const order = { url: 'https://harbour.example/', file: join(folder, 'website/none.html'), status: 200 };
    await expect(write(order)).rejects.toThrow('The build is broken.');
    await expect(write(order)).rejects.toThrow('The build is broken.');
    await close();
    const ending = renderers('process.exit(0);');
    await expect(ending.write(order)).rejects.toThrow('has ended');
    await ending.close();
  });
});
