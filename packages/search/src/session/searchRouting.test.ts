import { createMemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { emptySearchState } from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import { aSite } from '@dealer/core/testing';
import { searchRouting } from './searchRouting.ts';

const site = aSite();
const facetValues = { make: ['Toyota', 'Land Rover'], model: ['Hilux'], simple_body: ['SUV'] };

const at = async (path: string) => {
  const owner = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/', path], initialIndex: 1 });
  const heard: SearchState[] = [];
  const { router, mount } = searchRouting({
    owner,
    site,
    facetValues: () => facetValues,
    onNavigate: (state) => heard.push(state),
  });
  mount();
  const here = () => owner.state.location.pathname + owner.state.location.search;
  return { owner, router, heard, here };
};

describe('searchRouting', () => {
  it('reads the search that the address says', async () => {
    const { router } = await at('/search/toyota/hilux?sortBy=lowest-price&page=2');
    expect(router.read()).toMatchObject({
      sortBy: 'lowest-price',
      page: 2,
      refinements: { make: ['Toyota'], model: ['Hilux'] },
    });
  });

  it('writes a new address only where it differs', async () => {
    const { owner, router, here } = await at('/search/used-cars');
    const navigate = vi.spyOn(owner, 'navigate');
    router.write({ ...emptySearchState(), refinements: { car_type: ['used'] }, stockType: 'used-cars' });
    expect(navigate).not.toHaveBeenCalled();
    router.write({ ...emptySearchState(), refinements: { make: ['Land Rover'] } });
    await vi.waitFor(() => expect(here()).toBe('/search/land-rover'));
  });

  it('replaces while typing and pushes a filter, so that Back leaves the filter and not one letter', async () => {
    const { owner, router, here } = await at('/search/used-cars');
    const used = { ...emptySearchState(), refinements: { car_type: ['used'] }, stockType: 'used-cars' as const };
    router.write({ ...used, query: 'hi' });
    await vi.waitFor(() => expect(here()).toContain('query=hi'));
    router.write({ ...used, query: 'hilux' });
    await vi.waitFor(() => expect(here()).toContain('query=hilux'));
    router.write({ ...used, query: 'hilux', sortBy: 'latest' });
    await vi.waitFor(() => expect(here()).toContain('sortBy=latest'));
    await owner.navigate(-1);
    await vi.waitFor(() => expect(here()).not.toContain('sortBy'));
    expect(here()).toContain('query=hilux');
    await owner.navigate(-1);
    await vi.waitFor(() => expect(here()).toBe('/'));
  });

  it('hears navigations that it did not write, and no others', async () => {
    const { owner, router, heard, here } = await at('/search/used-cars');
    router.write({ ...emptySearchState(), refinements: { make: ['Toyota'] } });
    await vi.waitFor(() => expect(here()).toBe('/search/toyota'));
    expect(heard).toEqual([]);
    await owner.navigate(-1);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.refinements).toEqual({ car_type: ['used'] });
    await owner.navigate('/cars/2022-toyota-hilux-7');
    expect(heard).toHaveLength(1);
  });

  it('hears nothing of a sheet that opens and closes over the same address', async () => {
    const { owner, heard } = await at('/search/used-cars?page=2');
    await owner.navigate('/search/used-cars?page=2', { state: { overlay: 'filters' } });
    await owner.navigate(-1);
    await vi.waitFor(() => expect(owner.state.location.state).toBeNull());
    expect(heard).toEqual([]);
    await owner.navigate('/search/used-cars?page=3');
    expect(heard).toHaveLength(1);
  });

  it('reports a navigation between its first read and its mount', async () => {
    const owner = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/search/used-cars'] });
    const heard = vi.fn();
    const { mount } = searchRouting({ owner, site, facetValues: () => facetValues, onNavigate: heard });
    await owner.navigate('/search/used-cars?page=2');
    mount();
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ page: 2 }));
  });

  it('writes nothing once the search page is left', async () => {
    const { owner, router, here } = await at('/search/used-cars');
    await owner.navigate('/cars/2022-toyota-hilux-7');
    router.write({ ...emptySearchState(), query: 'late' });
    expect(here()).toBe('/cars/2022-toyota-hilux-7');
  });

  it('writes nothing for a page that is gone, though the visitor is back on a search', async () => {
    const owner = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/search/used-cars?page=3'] });
    const { router, mount } = searchRouting({ owner, site, facetValues: () => facetValues });
    const navigate = vi.spyOn(owner, 'navigate');
    mount()();
    router.write(emptySearchState());
    expect(navigate).not.toHaveBeenCalled();
  });
});
