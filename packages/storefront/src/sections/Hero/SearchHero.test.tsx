import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSite } from '@dealer/core/testing';
import type { QueryAnswer } from '@dealer/search/query';
import { HomeHero } from '@dealer/ui/HomeHero';
import { type Storefront, StorefrontProvider } from '../../boot/storefront.ts';
import { type PageStock, PageStockContext } from '../pageStock.ts';
import { SearchHero } from './SearchHero.tsx';

// React works at its own pace, as in a browser: what is deferred is not part of an act.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Answer = QueryAnswer<PageStock>;
const toyotas: Answer = { kind: 'ok', value: { facets: { make: { Toyota: 41 } }, vehicles: {}, samples: {} } };
const storefront = {
  site: aSite(),
  template: { slots: { HomeHero } },
  once: <T,>(_name: string, make: () => T) => make(),
  search: { multiSearch: () => Promise.withResolvers().promise },
} as unknown as Storefront;

const page = (stock: Promise<Answer>) => (
  <StorefrontProvider value={storefront}>
    <PageStockContext value={stock}>
      <MemoryRouter>
        <SearchHero />
      </MemoryRouter>
    </PageStockContext>
  </StorefrontProvider>
);
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search our stock' });
const makes = () =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Make' }).options].map(({ text }) => text);

describe('the search of the home page', () => {
  it('the search of the home page leaves what was typed and chosen, and the cursor, when the makes in stock come', async () => {
    const stock = Promise.withResolvers<Answer>();
    render(page(stock.promise));
    await screen.findByRole('option', { name: 'Any make' });
    box().focus();
    box().value = 'hilux';
    const price = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Price' });
    const cheapest = price.options[1]?.value ?? '';
    price.value = cheapest;
    price.dispatchEvent(new Event('change', { bubbles: true }));
    stock.resolve(toyotas);
    await screen.findByRole('option', { name: 'Toyota (41)' });
    expect([box().value, price.isConnected, price.value]).toEqual(['hilux', true, cheapest]);
    expect(document.activeElement).toBe(box());
  });

  it('the search of the home page has the makes in the HTML of a server, and leaves what was typed there before the stock comes', async () => {
    const known = Object.assign(Promise.resolve(toyotas), { status: 'fulfilled', value: toyotas });
    const container = document.body.appendChild(document.createElement('div'));
    container.append(document.createRange().createContextualFragment(renderToString(page(known))));
    const written = box();
    written.value = 'hilux';
    const stock = Promise.withResolvers<Answer>();
    const root = hydrateRoot(container, page(stock.promise));
    stock.resolve(toyotas);
    // Taken over: React has what it draws.
    await vi.waitFor(() => expect(Object.keys(written).some((key) => key.startsWith('__reactProps'))).toBe(true));
    expect(makes()).toEqual(['Any make', 'Toyota (41)']);
    expect([box(), written.value]).toEqual([written, 'hilux']);
    root.unmount();
    container.remove();
  });
});
