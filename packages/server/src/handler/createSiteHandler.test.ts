import { expect, it } from 'vitest';
import { createSiteHandler } from './createSiteHandler.ts';

it('renders one page for a host name, whichever site the address names', async () => {
  const handler = createSiteHandler({
    looks: [
      {
        template: 'coast',
        dist: import.meta.dirname,
        scriptHashes: [],
        templateDefaults: {},
        renderPage: async ({ url }) => ({ status: 200, headers: {}, html: url, isContent: true }),
      },
    ],
    siteOf: () => ({
      template: 'coast',
      slug: 'kauri',
      host: 'kauri.example',
      revision: '',
      text: '{}',
      site: undefined,
    }),
    readContent: async () => undefined,
    stock: async () => new Response('{}'),
    backend: async () => undefined,
  });
  const rendered = async (address: string): Promise<string> => (await handler(new Request(address))).text();
  expect(await rendered('http://kauri.example/search?site=other&query=ute')).toBe(
    'http://kauri.example/search?query=ute',
  );
  expect(await rendered('http://localhost/search?site=kauri')).toBe('http://localhost/search?site=kauri');
});
