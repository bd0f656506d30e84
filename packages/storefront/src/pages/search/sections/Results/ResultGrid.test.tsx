import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createStore } from 'zustand';
import type { VehicleCardModel } from '@dealer/core/card';
import { aSite, aVehicle, testNow } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../../../../boot/storefront.ts';
import { ResultGrid } from './ResultGrid.tsx';

afterEach(cleanup);

const PagedCard = ({ title }: Pick<VehicleCardModel, 'title'>) => {
  const [picture, setPicture] = useState(1);
  return (
    <article>
      <h3>{title}</h3>
      <button type="button" onClick={() => setPicture(picture + 1)}>{`Picture ${picture}`}</button>
    </article>
  );
};

const first = aVehicle({ id: 1, model: 'Hilux' });
const second = aVehicle({ id: 2, model: 'Corolla' });

it.each([
  ['a card of its own in a look whose card has state', true, 'Picture 1'],
  ['the card of the vehicle before it in other looks', undefined, 'Picture 2'],
])('a vehicle of the next search gets %s', (_, cardHasState, shown) => {
  let known: unknown;
  const storefront = {
    site: aSite(),
    now: () => testNow,
    template: { slots: { VehicleCard: PagedCard }, ...(cardHasState ? { cardHasState } : {}) },
    events: { emit: () => undefined },
    once: (_: string, make: () => unknown) => (known ??= make()),
    stores: { favourites: createStore(() => ({ favourites: [], toggle: () => undefined })) },
  } as unknown as Storefront;
  const grid = (vehicle: typeof first) => (
    <StorefrontProvider value={storefront}>
      <ResultGrid label="Cars" items={[{ kind: 'hit', hit: vehicle }]} busy={false} layout="grid" eager={1} />
    </StorefrontProvider>
  );
  const { rerender } = render(grid(first));
  fireEvent.click(screen.getByRole('button', { name: 'Picture 1' }));
  rerender(grid(second));
  expect(screen.getByRole('heading').textContent).toContain('Corolla');
  expect(screen.getByRole('button', { name: shown })).toBeTruthy();
});
