// @vitest-environment node
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { aSiteDoc } from '@dealer/core/testing';
import { builtLook, createSiteHandler } from '@dealer/server/handler';
import { searchPath } from '@dealer/server/http';
import { createSiteRegistry, fileSiteStore, withSearchService } from '@dealer/server/sites';
import { renderPage } from '@dealer/storefront/pageStart/server';
import { defineTemplate } from '@dealer/storefront/template';
import { Header } from '@dealer/ui/Header';
import { stockEngine } from '@dealer/vite/backend';
import { aLookFolder } from '@dealer/vite/test';
import { afterEach, expect, it, vi } from 'vitest';

const site = (slug: string): string => JSON.stringify(aSiteDoc({ slug, name: slug, url: `https://${slug}.example` }));
const shell =
  '<!doctype html><html lang="en-AU"><head><title>Shell</title></head><body><div id="root"></div></body></html>';
const folder = aLookFolder({
  'dist/index.html': shell,
  'dist/assets/a-1.js': 'export const a = 1;',
  ...Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`sites/yard-${at}/site.json`, site(`yard-${at}`)])),
});

const template = defineTemplate({
  name: 'test',
  title: 'Test',
  slots: {
    Header,
    Footer: () => import('@dealer/ui/Footer'),
    HomeHero: () => import('@dealer/ui/HomeHero'),
    SearchLayout: () => import('@dealer/ui/SearchLayout'),
    VehicleLayout: () => import('@dealer/ui/VehicleLayout'),
    PageState: () => import('@dealer/ui/PageState'),
    VehicleCard: () => import('@dealer/ui/VehicleCard'),
    VehicleCardSkeleton: () => import('@dealer/ui/VehicleCardSkeleton'),
  },
  pages: { home: [] },
});

/** The files whose content is read, by any way that Node has. */
const reads: string[] = [];
const names = ['readFile', 'readFileSync', 'createReadStream'] as const;
const promiseNames = ['readFile', 'open'] as const;
const real = { ...fs };
const realPromises = { ...fs.promises };
const counted = <Call extends (...values: never[]) => unknown>(call: Call): Call =>
  ((...values: Parameters<Call>) => {
    if (String(values[0]).startsWith(folder)) reads.push(String(values[0]).slice(folder.length));
    return call(...values);
  }) as Call;
const replaceEach = (replacement: <Call extends (...values: never[]) => unknown>(call: Call) => Call): void => {
  for (const name of names) Object.assign(fs, { [name]: replacement(real[name] as never) });
  for (const name of promiseNames) Object.assign(fs.promises, { [name]: replacement(realPromises[name] as never) });
  syncBuiltinESMExports();
};
afterEach(() => replaceEach((call) => call));

it('reads no file for a page, and an asset only to send it, however many sites there are', {
  timeout: 30_000,
}, async () => {
  const look = await builtLook('test', folder);
  const { engine } = await stockEngine();
  const registry = await createSiteRegistry({
    store: fileSiteStore({ folders: { test: folder } }),
    templateDefaults: { test: {} },
    log: console.error,
    document: (text) => withSearchService(text, { host: searchPath, apiKey: 'preview' }),
  });
  const handler = createSiteHandler({
    looks: [{ ...look, renderPage: (request) => renderPage({ template, built: { shell }, ...request }) }],
    siteOf: ({ url }) => registry.byHost(new URL(url).hostname),
    readContent: registry.readContent,
    stock: async (request) => engine.handle(request),
    backend: async () => undefined,
    onError: (error) => console.error(error),
  });
  const readsOf = async (path: string): Promise<string[]> => {
    reads.length = 0;
    // A page that took longer than its deadline is answered at the next request.
    await vi.waitFor(
      async () => {
        const answer = await handler(new Request(`http://yard-7.example${path}`));
        await answer.arrayBuffer();
        expect([path, answer.status]).toEqual([path, 200]);
      },
      { timeout: 20_000, interval: 200 },
    );
    return [...reads];
  };
  replaceEach(counted);
  fs.readFileSync(`${folder}/dist/index.html`);
  expect(reads).toEqual(['/dist/index.html']);
  const first = await readsOf('/search');
  expect(first.filter((file) => file.includes('/sites/')).length, first.join()).toBeLessThanOrEqual(1);
  expect(await readsOf('/search')).toEqual([]);
  expect((await readsOf('/')).length).toBeLessThanOrEqual(1);
  expect(await readsOf('/')).toEqual([]);
  expect(await readsOf('/site.json')).toEqual([]);
  expect(await readsOf('/assets/a-1.js')).toEqual(['/dist/assets/a-1.js']);
  await registry.close();
});
