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
import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';

// Importing the sources of four pages can take longer than one test's timeout.
beforeAll(
  () =>
    Promise.all([
      import('../pages/home/HomePage.tsx'),
      import('../pages/search/SearchPage.tsx'),
      import('../pages/vehicle/VehiclePage.tsx'),
      import('../page/NotFoundPage.tsx'),
      import('./NeutralSlot.tsx'),
    ]),
  120_000,
);
afterEach(cleanup);

const Broken = () => {
  throw new Error('no design');
};

/** Opens the site in a look whose own components all throw. */
const visit = (address: string) => {
  const broken = <Props extends object>() => lazyWithPreload<Props>(() => Promise.resolve(Broken));
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
    // A hash in the URL loads the end of the page at once.
    ['Footer', '/#contact', 'legal'],
    ['HomeHero', '/', 'home-hero'],
    ['SearchLayout', '/search/used-cars', 'search-layout'],
    ['VehicleLayout', '/cars/2022-toyota-hilux-1042', 'vehicle-layout'],
    ['PageState', '/no-such-page', 'page-state'],
  ])('%s is reported and replaced by the neutral default', async (name, address, part) => {
    const failures = visit(address);
    await vi.waitFor(() => expect(document.querySelector(`[data-part="${part}"]`)).not.toBeNull(), 15_000);
    expect(screen.getByRole('main')).toBeTruthy();
    expect(failures).toContain(`${name}: no design`);
  });
});
