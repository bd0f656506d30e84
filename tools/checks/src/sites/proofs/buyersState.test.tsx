// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { isReservable } from '@dealer/core/card';
import { weeklyEstimate } from '@dealer/core/finance';
import { onRoadPrice } from '@dealer/core/price';
import { checkoutJourneyPath, vehiclePath } from '@dealer/core/routes';
import { StorefrontProvider } from '@dealer/storefront/boot';
import { aStorage, fill, open, shop } from './demoShop.ts';
import { amounts, now, sites, vehicles, workedLoan } from './workedTotals.ts';

afterEach(cleanup);

const wait = { timeout: 15_000 };
/** The amounts in a part of the page, once it is there. */
const shownIn = async (selector: string): Promise<number[]> => {
  const isThere = (): boolean => {
    // What is below the first view loads on input.
    fireEvent.keyDown(document.body, { key: 'Shift' });
    return document.querySelector(selector) !== null;
  };
  await expect.poll(isThere, { ...wait, message: selector }).toBe(true);
  return amounts(document.querySelector(selector)?.textContent ?? '');
};

describe('the pages of a site whose price basis is the price on the road', { timeout: 60_000 }, () => {
  it('follow a visitor who registers in Victoria: headline, loan and checkout, also at the next visit', async () => {
    const site = shop(sites[0]!);
    const { doc, vehicle } = vehicles.find(
      ({ vehicle: one }) =>
        one.kind === 'inStock' &&
        one.location.state === 'QLD' &&
        isReservable(one, site) &&
        weeklyEstimate(one, site, now)?.from === 'lender' &&
        onRoadPrice(one, site, { now }).kind === 'estimate',
    )!;
    await fill(site, [doc]);
    const visit = (address: string): void => {
      cleanup();
      const storefront = open(site, address, local);
      render(
        <StorefrontProvider value={storefront}>
          <RouterProvider router={storefront.router} />
        </StorefrontProvider>,
      );
    };
    const there = onRoadPrice(vehicle, site, { state: 'vic', now });
    if (there.kind !== 'estimate') throw new Error(doc.slug);
    const { payment, total } = workedLoan(doc, site, there.total, true);
    const local = aStorage();
    visit(vehiclePath(doc.slug));
    await shownIn('[data-part="finance-calculator"] [role="status"]');
    await shownIn('[data-part="on-road-price"] select');
    fireEvent.change(screen.getByLabelText('Where will you register it?'), { target: { value: 'vic' } });
    const isFollowed = async (): Promise<void> => {
      const summary = () => document.querySelector('[data-part="vehicle-summary"]')?.textContent;
      await expect.poll(summary, wait).toContain('in VIC');
      expect(await shownIn('[data-part="vehicle-summary"]')).toEqual(expect.arrayContaining([there.total, payment]));
      expect(await shownIn('[data-part="finance-calculator"] [role="status"]')).toEqual(
        expect.arrayContaining([payment, total]),
      );
      expect(summary()).not.toContain('in QLD');
    };
    await isFollowed();
    visit(vehiclePath(doc.slug));
    await isFollowed();
    // Back in the yard's state everything is as the index has it.
    const yard = onRoadPrice(vehicle, site, { now });
    fireEvent.change(screen.getByLabelText('Where will you register it?'), { target: { value: '' } });
    const summary = () => document.querySelector('[data-part="vehicle-summary"]')?.textContent;
    await expect.poll(summary, wait).toContain('in QLD');
    expect(amounts(summary())).toContain(yard.kind === 'estimate' ? yard.total : 0);
    fireEvent.change(screen.getByLabelText('Where will you register it?'), { target: { value: 'vic' } });
    await isFollowed();
    visit(checkoutJourneyPath(doc.slug));
    expect(await shownIn('[data-part="price-summary"]')).toContain(there.total);
  });
});
