import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { aSite } from '@dealer/core/testing';
import { HomeHero } from '@dealer/ui/HomeHero';
import { type Storefront, StorefrontProvider } from '../../boot/storefront.ts';
import { aStorage } from '../../stores/testStorage.ts';
import { BudgetHero } from './BudgetHero.tsx';

afterEach(cleanup);

const site = aSite({ routes: { defaultSearchPath: '/search/used-cars' } });
const queries: unknown[] = [];
const failed: unknown = { kind: 'failed', reason: 'offline' };
let answer = failed;
const visit = () => {
  const storefront = {
    site,
    template: { slots: { HomeHero } },
    session: { storage, prefix: 'dealer:harbour:' },
    once: <T,>(_name: string, make: () => T) => make(),
    search: { multiSearch: async (query: unknown) => (queries.push(query), answer) },
  } as unknown as Storefront;
  const router = createMemoryRouter([{ path: '*', Component: BudgetHero }]);
  render(
    <StorefrontProvider value={storefront}>
      <RouterProvider router={router} />
    </StorefrontProvider>,
  );
  return router;
};
let storage = aStorage();
const repayment = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Repayment/ });
const deposit = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Deposit/ });

describe('the budget finder', () => {
  it('the budget finder leads to the stock types that the site starts from, and counts those', () => {
    storage = aStorage();
    visit();
    expect(screen.getByRole('link', { name: '$20,000' }).getAttribute('href')).toBe(
      '/search/used-cars?range[price]=1001:20000',
    );
    expect(JSON.stringify(queries.at(-1))).toContain('car_type');
  });

  it('shows in each field the amount that is used once it is left, and searches all prices with a budget of millions', async () => {
    storage = aStorage();
    const result = { vehicles: [], total: 9, facets: {}, stats: { price: { min: 4_990, max: 189_000 } }, ms: 1 };
    answer = { kind: 'ok', value: [result, result] };
    const router = visit();
    fireEvent.change(repayment(), { target: { value: '9999999' } });
    fireEvent.change(deposit(), { target: { value: '9999999' } });
    fireEvent.blur(repayment());
    fireEvent.blur(deposit());
    expect([repayment().value, deposit().value]).toEqual(['1,000,000', '1,000,000']);
    expect(screen.getByText('$261,000,000')).toBeTruthy();
    await screen.findByRole('button', { name: /9/ });
    fireEvent.submit(repayment().form!);
    answer = failed;
    expect(router.state.location.pathname + router.state.location.search).toBe('/search/used-cars?range[price]=1001:');
  });

  it('the budget finder shows the same amounts on Back from the results', async () => {
    storage = aStorage();
    const router = visit();
    fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    fireEvent.change(repayment(), { target: { value: '450' } });
    fireEvent.change(deposit(), { target: { value: '1500' } });
    fireEvent.submit(repayment().form!);
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/search/used-cars?range[price]=1001:28500',
    );
    cleanup();
    visit();
    expect([repayment().value, deposit().value]).toEqual(['450', '1500']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked).toBe(true);
  });
});
