import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { aSite, aVehicle, testNow } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../boot/storefront.ts';
import { CardSkeleton } from './CardSkeleton.tsx';
import { VehicleCardItem } from './VehicleCardItem.tsx';

// The chunks are there: their first transformation takes longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('../slots/NeutralSlot.tsx'),
    import('@dealer/ui/VehicleCard'),
    import('@dealer/ui/VehicleCardSkeleton'),
  ]),
);
afterEach(cleanup);

const broken = () => {
  throw new Error('no price');
};

it('shows the neutral card and skeleton where those of the look throw, and reports it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const emit = vi.fn();
  const storefront = {
    site: aSite(),
    template: { slots: { VehicleCard: broken, VehicleCardSkeleton: broken } },
    events: { emit },
    stores: { favourites: createStore(() => ({ favourites: [], toggle: () => undefined })) },
  };
  const { container } = render(
    <StorefrontProvider value={storefront as unknown as Storefront}>
      <VehicleCardItem vehicle={aVehicle()} now={testNow} layout="grid" priority={false} />
      <CardSkeleton layout="grid" />
    </StorefrontProvider>,
  );
  expect(await screen.findByRole('article')).toBeTruthy();
  await vi.waitFor(() => expect(container.querySelector('[data-part="vehicle-card-skeleton"]')).not.toBeNull());
  for (const region of ['VehicleCard', 'VehicleCardSkeleton'])
    expect(emit).toHaveBeenCalledWith({ kind: 'regionFailed', region, message: 'no price' });
});
