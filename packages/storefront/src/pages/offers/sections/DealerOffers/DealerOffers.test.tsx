import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Offer, readOfferSearch, searchOffers } from '@dealer/core/offers';
import { aSite, testNow } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../../../../boot/storefront.ts';
import { PageProvider } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { DealerOffers } from './DealerOffers.tsx';

afterEach(cleanup);

const anOffer = (id: number, name: string, category: string, price: number): Offer => ({
  id,
  name,
  category,
  price,
  description: '',
  disclaimer: '',
  manufacturer: 'Toyota',
  excludedWebsiteIds: [],
});
const offers = [
  anOffer(1, 'Low rate', 'Finance', 199),
  anOffer(2, 'Plate clearance', 'Finance', 48_990),
  anOffer(3, 'Logbook service', 'Service', 229),
];

const Page = () => {
  const search = readOfferSearch(useLocation().search);
  const reduced = Promise.resolve({ kind: 'ok' as const, value: [] });
  return (
    <PageProvider page={page} data={{ kind: 'offers', offers, search, answer: searchOffers(offers, search), reduced }}>
      <DealerOffers />
    </PageProvider>
  );
};

const visit = () => {
  const router = createMemoryRouter([{ path: '*', Component: Page }], {
    initialEntries: ['/finance', '/special-offers'],
    initialIndex: 1,
  });
  render(
    <StorefrontProvider value={{ site: aSite(), now: () => testNow, router } as unknown as Storefront}>
      <RouterProvider router={router} />
    </StorefrontProvider>,
  );
  const here = () => router.state.location.pathname + router.state.location.search;
  const back = async (to: string) => {
    await router.navigate(-1);
    await vi.waitFor(() => expect(here()).toBe(to));
  };
  return { here, back };
};

describe('the filters of special offers', () => {
  it('the filters of special offers are undone by Back one by one, and typing at once', async () => {
    const { here, back } = visit();
    fireEvent.click(await screen.findByRole('button', { name: 'Finance 2' }));
    await vi.waitFor(() => expect(here()).toBe('/special-offers?category=finance'));
    fireEvent.change(screen.getByLabelText('Price'), { target: { value: '250' } });
    await vi.waitFor(() => expect(here()).toBe('/special-offers?category=finance&price=250'));
    // The counts of both categories follow the price.
    expect(await screen.findByRole('button', { name: 'Finance 1' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Service 1' })).toBeTruthy();
    for (const text of ['l', 'lo', 'low'])
      fireEvent.change(screen.getByRole('searchbox', { name: 'Search offers' }), { target: { value: text } });
    await vi.waitFor(() => expect(here()).toBe('/special-offers?category=finance&price=250&query=low'));
    expect(await screen.findByRole('button', { name: 'Service 0' })).toBeTruthy();
    await back('/special-offers?category=finance');
    await back('/special-offers');
    await back('/finance');
  });
});
