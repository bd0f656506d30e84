import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { activeFilters, emptySearchState, type SearchState, toggleRefinement } from '@dealer/core/search';
import { aLocation, aSite } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../../../boot/storefront.ts';
import { DistanceFilter } from './DistanceFilter.tsx';

afterEach(cleanup);

it('chooses the yards within a distance of a postcode, and says which is nearest where there is none', async () => {
  const located = (name: string, lat: number, long: number) =>
    aLocation({ id: lat * -100, slug: name.toLowerCase(), name, address: { lat, long } });
  const site = aSite({ locations: [located('Geelong', -38.15, 144.36), located('Toowoomba', -27.56, 151.95)] });
  let now: SearchState = { ...emptySearchState(), page: 3 };
  const onChange = vi.fn((change: (before: SearchState) => SearchState) => void (now = change(now)));
  render(
    <StorefrontProvider value={{ site } as Storefront}>
      <DistanceFilter onChange={onChange} />
    </StorefrontProvider>,
  );
  const postcode = screen.getByRole('textbox', { name: 'of postcode' });
  const show = (typed: string) => {
    fireEvent.change(postcode, { target: { value: typed } });
    fireEvent.submit(postcode);
  };
  show('32');
  await screen.findByText('Invalid postcode. Please enter a 4-digit number.');
  show('9998');
  await screen.findByText('Invalid postcode');
  show('3000');
  await screen.findByText(/^The nearest yard is Geelong, 6\d\skm away\.$/);
  expect(onChange).not.toHaveBeenCalled();
  expect(postcode).toHaveProperty('value', '3000');
  fireEvent.change(screen.getByRole('combobox', { name: 'Within' }), { target: { value: '100' } });
  fireEvent.submit(postcode);
  await waitFor(() => expect(now).toMatchObject({ refinements: { location_name: ['Geelong'] }, page: 1 }));
  expect(screen.getByRole('status').textContent).toMatch(/^Geelong, 6\d\skm$/);
  expect(screen.queryByText(/nearest yard/)).toBeNull();
  // One chip for them all, without which all yards are there; other yards are a choice of their own.
  const [chip, ...others] = activeFilters(now, site);
  expect([chip?.label, others]).toEqual(['Within 100\u00a0km of 3000', []]);
  expect(chip?.remove({ ...now, sortBy: 'nearest' })).toEqual(emptySearchState());
  const both = toggleRefinement(now, 'location_name', 'Toowoomba');
  expect(activeFilters(both, site).map(({ label }) => label)).toEqual(['Geelong', 'Toowoomba']);
});
