import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttp } from '@dealer/api/http';
import { aSite } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../../../../boot/storefront.ts';
import { VehicleDelivery } from './VehicleDelivery.tsx';

afterEach(cleanup);

const show = (answer: () => Promise<Response>) => {
  let calls = 0;
  const api = createHttp({
    baseUrl: 'https://dealer.example',
    fetch: () => {
      calls += 1;
      return answer();
    },
  });
  render(
    <StorefrontProvider value={{ api, site: aSite() } as Storefront}>
      <VehicleDelivery />
    </StorefrontProvider>,
  );
  const ask = (postcode: string): void => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Postcode' }), { target: { value: postcode } });
    fireEvent.click(screen.getByRole('button', { name: 'Estimate delivery' }));
  };
  return { ask, calls: () => calls };
};

describe('a delivery estimate that was requested for without a connection', () => {
  it('comes by itself when the connection is back, and is not requested again after that', async () => {
    let isOnline = false;
    const { ask, calls } = show(async () => {
      if (!isOnline) throw new TypeError('offline');
      return Response.json({ name: 'Queensland', price: 290 });
    });
    ask('4000');
    await screen.findByText(/can't provide an estimate/);
    isOnline = true;
    fireEvent(window, new Event('online'));
    await screen.findByText(/\$290/);
    fireEvent(window, new Event('online'));
    expect(calls()).toBe(2);
  });

  it('a delivery estimate that was requested for without a connection is not requested for while the postcode is wrong', async () => {
    const { ask, calls } = show(async () => Response.json({}));
    ask('40');
    await screen.findAllByText('Invalid postcode. Please enter a 4-digit number.');
    fireEvent(window, new Event('online'));
    expect(calls()).toBe(0);
  });
});
