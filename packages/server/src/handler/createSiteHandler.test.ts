import { expect, it, vi } from 'vitest';
import { readSite } from '@dealer/core/site';
import { createSiteHandler } from './createSiteHandler.ts';

const kauri = {
  template: 'coast',
  slug: 'kauri',
  host: 'kauri.example',
  revision: '',
  text: '{}',
  site: undefined,
};

it('renders one page for a site, at its host name and at an address of the server, whichever site the address names', async () => {
  const options: Parameters<typeof createSiteHandler>[0] = {
    looks: [
      {
        template: 'coast',
        dist: import.meta.dirname,
        scriptHashes: [],
        templateDefaults: {},
        renderPage: async ({ url }) => ({ status: 200, headers: {}, html: url, isContent: true }),
      },
    ],
    siteOf: () => kauri,
    readContent: async () => undefined,
    stock: async () => new Response('{}'),
    backend: async () => undefined,
  };
  const served = createSiteHandler(options);
  const shown = createSiteHandler({ ...options, documentOf: ({ text }) => text });
  const rendered = async (address: string, handler = served): Promise<string> =>
    (await handler(new Request(address))).text();
  expect(await rendered('http://kauri.example/search?site=other&query=ute')).toBe(
    'http://kauri.example/search?query=ute',
  );
  expect(await rendered('http://127.0.0.1/search?site=other')).toBe('http://kauri.example/search');
  expect(await rendered('http://localhost/search?site=kauri', shown)).toBe('http://localhost/search?site=kauri');
});

it('reports a stock that cannot be read, and prints nothing itself', async () => {
  const doc = { slug: 'kauri', name: 'Kauri', url: 'https://kauri.example' };
  const read = readSite({ doc, templateName: 'coast', templateDefaults: {} });
  const site = read.kind === 'site' ? read.site : undefined;
  const reported: unknown[] = [];
  const handler = createSiteHandler({
    looks: [],
    siteOf: () => ({ ...kauri, site }),
    readContent: async () => undefined,
    stock: async () => new Response('', { status: 502 }),
    backend: async () => undefined,
    onUnanswered: (sentence) => reported.push(sentence),
  });
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  expect((await handler(new Request('http://kauri.example/sitemap.xml'))).status).toBe(503);
  expect(reported).toEqual(['coast/kauri: The search server answered 502 when the stock was read.']);
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});

it('passes on what fails in the data of a page, and prints nothing itself', async () => {
  const handler = createSiteHandler({
    looks: [
      {
        template: 'coast',
        dist: import.meta.dirname,
        scriptHashes: [],
        templateDefaults: {},
        renderPage: async ({ url, fetch }) => {
          const html = await fetch(new URL('/content/offers.json', url)).then(
            ({ status }) => String(status),
            (error: Error) => error.message,
          );
          return { status: 200, headers: {}, html, isContent: false };
        },
      },
    ],
    siteOf: () => kauri,
    readContent: async () => Promise.reject(new Error('The disk is gone.')),
    stock: async () => new Response('{}'),
    backend: async () => undefined,
  });
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  expect(await (await handler(new Request('http://kauri.example/'))).text()).toBe('The disk is gone.');
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});
