// @vitest-environment node
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { aSite, testNow } from '@dealer/core/testing';
import { createStorefront } from '../boot/createStorefront.ts';
import { StorefrontProvider } from '../boot/storefront.ts';
import { aStorage } from '../stores/testStorage.ts';
import { aTemplate } from '../test/aTemplate.ts';
import { stockAnswers } from '../test/stockAnswers.ts';
import { compareParts } from './registry/compareParts.ts';
import { contentParts } from './registry/contentParts.ts';
import { dealershipParts } from './registry/dealershipParts.ts';
import { enquiryParts } from './registry/enquiryParts.ts';
import { favouritesParts } from './registry/favouritesParts.ts';
import { modelParts } from './registry/modelParts.ts';
import { modelsParts } from './registry/modelsParts.ts';
import { offersParts } from './registry/offersParts.ts';
import { ownParts } from './registry/ownParts.ts';
import { offerParts } from './registry/offerParts.ts';
import { brandsParts } from './registry/brandsParts.ts';
import { brandParts } from './registry/brandParts.ts';
import { dealerLocatorParts } from './registry/dealerLocatorParts.ts';
import { blogParts } from './registry/blogParts.ts';
import { postParts } from './registry/postParts.ts';
import { searchParts } from './registry/searchParts.ts';
import { vehicleParts } from './registry/vehicleParts.ts';

const registries = {
  content: contentParts,
  own: ownParts,
  search: searchParts,
  vehicle: vehicleParts,
  compare: compareParts,
  favourites: favouritesParts,
  enquiry: enquiryParts,
  dealership: dealershipParts,
  offers: offersParts,
  models: modelsParts,
  model: modelParts,
  offer: offerParts,
  brands: brandsParts,
  brand: brandParts,
  dealerLocator: dealerLocatorParts,
  blog: blogParts,
  post: postParts,
};

const site = aSite({
  tags: { certifiedBadge: 'Approved' },
  locations: [
    { id: 3, name: 'Harbour City Motors Newstead', slug: 'newstead' },
    { id: 4, name: 'Harbour City Motors Southport', slug: 'southport' },
  ],
});

/** The HTML of a page as a server would write it: its loaders have run, and nothing of a browser is there. */
const pageOf = async (address: string): Promise<string> => {
  const home = Object.keys(contentParts).map((section) => ({ section }));
  const storefront = createStorefront({
    template: { ...aTemplate, pages: { home } },
    site,
    services: { fetch: (input, init) => stockAnswers(new URL(String(input), 'https://yard.example'), init) },
    now: () => testNow,
    rng: () => 0.5,
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
    <StorefrontProvider value={storefront}>
      <RouterProvider router={router} />
    </StorefrontProvider>,
  );
  return new Response(prelude).text();
};

describe('sections without a browser', { timeout: 60_000 }, () => {
  // What comes near the window in a browser is there at once where its code is.
  beforeAll(() =>
    Promise.all(
      Object.values(registries)
        .flatMap((parts) => Object.values(parts))
        .map(({ Component }) =>
          'preload' in Component ? (Component as { preload: () => Promise<unknown> }).preload() : null,
        ),
    ),
  );

  it('have no browser here', () => expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']));

  it.each([
    ['/', ['Our Locations', 'Why buy from us?', 'Shop by body type', 'Featured vehicles', 'Models in stock']],
    ['/search', ['New, demo and used cars', 'Sort by', 'vehicle-card-skeleton']],
    ['/cars/2022-toyota-hilux-1042', ['$24,990', 'Enquire Now', 'Key information']],
    ['/compare', ['Compare vehicles']],
    ['/favourites', ['<h1']],
    ['/contact-us', ['Contact us', 'Southport']],
    ['/contact-us/newstead', ['Newstead']],
    ['/special-offers', ['Special offers']],
  ])('are in the HTML of %s', async (address, texts) => {
    const html = await pageOf(address);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(texts.filter((text) => !html.includes(text))).toEqual([]);
  });
});
