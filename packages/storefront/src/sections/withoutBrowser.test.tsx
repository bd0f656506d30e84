// @vitest-environment node
import { prerender } from 'react-dom/static.edge';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { aSite, testNow } from '@dealer/core/testing';
import { createStorefront } from '../boot/createStorefront.ts';
import { StorefrontProvider } from '../boot/storefront.ts';
import { ServerContext } from '../pageStart/later/serverContext.ts';
import { aStorage } from '../stores/testStorage.ts';
import { aTemplate } from '../test/aTemplate.ts';
import { stockAnswers } from '../test/stockAnswers.ts';
import { contentParts } from './contentParts.ts';

const site = aSite({
  tags: { certifiedBadge: 'Approved' },
  locations: [
    {
      id: 3,
      name: 'Harbour City Motors Newstead',
      slug: 'newstead',
      address: { state: 'QLD' },
      dealer_license_number: '4 110 001',
    },
    { id: 4, name: 'Harbour City Motors Southport', slug: 'southport' },
  ],
});

/** The HTML of a page as a server would write it: its loaders have run, and nothing of a browser is there. */
const pageOf = async (address: string): Promise<string> => {
  const terms = { section: 'html', settings: { html: '<p onclick="x()">Cover starts on <b>delivery</b>.</p>' } };
  const home = [...Object.keys(contentParts).map((section) => ({ section })), terms];
  const storefront = createStorefront({
    template: { ...aTemplate, pages: { home } },
    site,
    services: { fetch: (input, init) => stockAnswers(new URL(String(input), 'https://yard.example'), init) },
    now: () => testNow,
    rng: () => 0.5,
    isWritten: true,
    storage: { local: aStorage(), session: aStorage() },
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [address] }),
  });
  const { router } = storefront;
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (initialized) resolve(stop());
      });
    });
  const { prelude } = await prerender(
    <ServerContext value>
      <StorefrontProvider value={storefront}>
        <RouterProvider router={router} />
      </StorefrontProvider>
    </ServerContext>,
  );
  return new Response(prelude).text();
};

describe('sections without a browser', { timeout: 60_000 }, () => {
  it('this test has neither window nor document', () =>
    expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']));

  it.each([
    [
      '/',
      [
        'Our Locations',
        'Why buy from us?',
        'Shop by body type',
        'Featured vehicles',
        'Models in stock',
        '<p>Cover starts on <b>delivery</b>.</p>',
      ],
    ],
    ['/search', ['New, demo and used cars', 'Sort by', 'vehicle-card"']],
    [
      '/cars/2022-toyota-hilux-1042',
      ['$24,990', 'Enquire Now', 'Key information', 'Seller and your rights', 'motor dealer licence 4 110 001'],
    ],
    ['/compare', ['Compare vehicles']],
    ['/favourites', ['<h1']],
    ['/contact-us', ['Contact us', 'Southport']],
    ['/contact-us/newstead', ['Newstead']],
    ['/special-offers', ['Special offers']],
  ])('sections without a browser are in the HTML of %s', async (address, texts) => {
    const html = await pageOf(address);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(texts.filter((text) => !html.includes(text))).toEqual([]);
  });
});
