import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aSite, testNow } from '@dealer/core/testing';
import { createStorefront } from '../boot/createStorefront.ts';
import { StorefrontProvider } from '../boot/storefront.ts';
import { aStorage } from '../stores/testStorage.ts';
import { aTemplate } from '../test/aTemplate.ts';
import { withAnswers } from '../test/stockAnswers.ts';
import { later } from './later.tsx';

// On a busy machine the sources of four pages take longer than a test may.
beforeAll(
  () =>
    Promise.all([
      import('../pages/home/HomePage.tsx'),
      import('../pages/search/SearchPage.tsx'),
      import('../pages/vehicle/VehiclePage.tsx'),
      import('../pages/notFound/NotFoundPage.tsx'),
      import('./NeutralSlot.tsx'),
    ]),
  120_000,
);
afterEach(cleanup);

const Broken = () => {
  throw new Error('no design');
};

/** The site in a look whose own components all fail. */
const visit = (address: string) => {
  const broken = <Props extends object>() => later<Props>(() => Promise.resolve(Broken));
  const { slots } = aTemplate;
  const storefront = createStorefront({
    template: {
      ...aTemplate,
      pages: { home: [{ section: 'hero' }] },
      slots: {
        ...slots,
        Header: Broken,
        Footer: broken(),
        HomeHero: broken(),
        SearchLayout: broken(),
        VehicleLayout: broken(),
        PageState: broken(),
      },
    },
    site: aSite(),
    services: { fetch: withAnswers({}) },
    now: () => testNow,
    rng: () => 0.5,
    storage: { local: aStorage(), session: aStorage() },
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [address] }),
  });
  const failures: string[] = [];
  storefront.events.subscribe((event) => {
    if (event.kind === 'regionFailed') failures.push(`${event.region}: ${event.message}`);
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <StorefrontProvider value={storefront}>
      <RouterProvider router={storefront.router} />
    </StorefrontProvider>,
  );
  return failures;
};

describe('a slot of a look that throws', () => {
  it.each([
    ['Header', '/', 'logo'],
    // An anchor in the address: the end of the page is fetched at once.
    ['Footer', '/#contact', 'legal'],
    ['HomeHero', '/', 'home-hero'],
    ['SearchLayout', '/search/used-cars', 'search-layout'],
    ['VehicleLayout', '/cars/2022-toyota-hilux-1042', 'vehicle-layout'],
    ['PageState', '/no-such-page', 'page-state'],
  ])('%s is the neutral default, and reported', async (name, address, part) => {
    const failures = visit(address);
    await vi.waitFor(() => expect(document.querySelector(`[data-part="${part}"]`)).not.toBeNull(), 15_000);
    expect(screen.getByRole('main')).toBeTruthy();
    expect(failures).toContain(`${name}: no design`);
  });
});
