import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '@dealer/api/http';
import { aSite, aVehicle, testNow } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../../../../boot/storefront.ts';
import { VehicleDisclaimer } from './VehicleDisclaimer.tsx';

afterEach(cleanup);

const site = aSite({ finance_provider: 'Manual', finance: { disclaimerText: 'Ask us about finance.' } });

/** Shows the small print of a vehicle whose lender has this disclaimer; the website's backend answers with `answer`. */
const show = (disclaimer: string | undefined, answer: object) => {
  const lender = { disclaimer, paymentWeek: 128, interestRate: 6.2, comparisonRate: 6.79 };
  const fetch = vi.fn(() => Promise.resolve(Response.json(answer)));
  const api = createHttp({ baseUrl: 'https://api.example', fetch });
  render(
    <StorefrontProvider value={{ site, api } as unknown as Storefront}>
      <VehicleDisclaimer vehicle={aVehicle({ finance_lenders: { Manual: lender } })} now={testNow} hasFinance />
    </StorefrontProvider>,
  );
  return fetch;
};

describe('the small print of a vehicle with finance', () => {
  it('the small print of a vehicle with finance is the text that the lender sent with the vehicle, and nothing is fetched', () => {
    const fetch = show('Approved applicants of Acme Finance only.', {});
    expect(screen.getByText('* Approved applicants of Acme Finance only.')).toBeDefined();
    expect(screen.queryByText('* Ask us about finance.')).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('the small print of a vehicle with finance is fetched if the vehicle has none', async () => {
    show(undefined, { finance_lenders: { Manual: { disclaimer: 'Fees and charges apply.' } } });
    expect(await screen.findByText('* Fees and charges apply.')).toBeDefined();
  });

  it('the small print of a vehicle with finance is the text of the site if the lender has none at all', async () => {
    const fetch = show(undefined, { finance_lenders: {} });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    expect(screen.getByText('* Ask us about finance.')).toBeDefined();
  });
});
