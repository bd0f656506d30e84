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
  const navigations: SearchState[] = [];
  const { router, mount } = searchRouting({
    owner,
    site,
    facetValues: () => facetValues,
    onNavigate: (state) => navigations.push(state),
  });
  mount();
  const here = () => owner.state.location.pathname + owner.state.location.search;
  return { owner, router, navigations, here };
};

describe('searchRouting', () => {
  it('reads the search of the address', async () => {
    const { router } = await at('/search/toyota/hilux?sortBy=lowest-price&page=2');
    expect(router.read()).toMatchObject({
      sortBy: 'lowest-price',
      page: 2,
      refinements: { make: ['Toyota'], model: ['Hilux'] },
    });
  });

  it('searchRouting writes the address only if it changes', async () => {
    const { owner, router, here } = await at('/search/used-cars');
    const navigate = vi.spyOn(owner, 'navigate');
    router.write({ ...emptySearchState(), refinements: { car_type: ['used'] }, stockType: 'used-cars' });
    expect(navigate).not.toHaveBeenCalled();
    router.write({ ...emptySearchState(), refinements: { make: ['Land Rover'] } });
    await vi.waitFor(() => expect(here()).toBe('/search/land-rover'));
  });

  describe('while the visitor types', () => {
    const used = { ...emptySearchState(), refinements: { car_type: ['used'] }, stockType: 'used-cars' as const };
    const typing = async () => {
      const search = await at('/search/used-cars');
      for (const query of ['hi', 'hilux']) {
        search.router.write({ ...used, query });
        await vi.waitFor(() => expect(search.here()).toBe(`/search/used-cars?query=${query}`));
      }
      return search;
    };

    it('leads back to the search before, not to half of a word', async () => {
      const { owner, here } = await typing();
      await owner.navigate(-1);
      await vi.waitFor(() => expect(here()).toBe('/search/used-cars'));
    });

    it('searchRouting while the visitor types leads back there too from the filters that the words are read as', async () => {
      const { owner, router, here } = await typing();
      router.write({ ...emptySearchState(), refinements: { make: ['Toyota'], model: ['Hilux'] } });
      await vi.waitFor(() => expect(here()).toBe('/search/toyota/hilux'));
      await owner.navigate(-1);
      await vi.waitFor(() => expect(here()).toBe('/search/used-cars'));
    });

    it('searchRouting while the visitor types leads back from a filter, an order and further words to what was typed before', async () => {
      const { owner, router, here } = await typing();
      router.write({ ...used, query: 'hilux', sortBy: 'latest' });
      await vi.waitFor(() => expect(here()).toContain('sortBy=latest'));
      router.write({ ...used, query: 'hilux sr', sortBy: 'latest' });
      await vi.waitFor(() => expect(here()).toContain('query=hilux%20sr'));
      await owner.navigate(-1);
      await vi.waitFor(() => expect(here()).toBe('/search/used-cars?query=hilux&sortBy=latest'));
      await owner.navigate(-1);
      await vi.waitFor(() => expect(here()).toBe('/search/used-cars?query=hilux'));
    });
  });

  it('searchRouting reports only navigations that it did not make', async () => {
    const { owner, router, navigations, here } = await at('/search/used-cars');
    router.write({ ...emptySearchState(), refinements: { make: ['Toyota'] } });
    await vi.waitFor(() => expect(here()).toBe('/search/toyota'));
    expect(navigations).toEqual([]);
    await owner.navigate(-1);
    await vi.waitFor(() => expect(navigations).toHaveLength(1));
    expect(navigations[0]?.refinements).toEqual({ car_type: ['used'] });
    await owner.navigate('/cars/2022-toyota-hilux-7');
    expect(navigations).toHaveLength(1);
  });

  it('searchRouting does not report a sheet that opens and closes over the same address', async () => {
    const { owner, navigations } = await at('/search/used-cars?page=2');
    await owner.navigate('/search/used-cars?page=2', { state: { overlay: 'filters' } });
    await owner.navigate(-1);
    await vi.waitFor(() => expect(owner.state.location.state).toBeNull());
    expect(navigations).toEqual([]);
    await owner.navigate('/search/used-cars?page=3');
    expect(navigations).toHaveLength(1);
  });

  it('searchRouting reports a navigation between the first read and mount', async () => {
    const owner = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/search/used-cars'] });
    const navigations = vi.fn();
    const { mount } = searchRouting({ owner, site, facetValues: () => facetValues, onNavigate: navigations });
    await owner.navigate('/search/used-cars?page=2');
    mount();
    expect(navigations).toHaveBeenCalledWith(expect.objectContaining({ page: 2 }));
  });

  describe('before the values of the index are loaded', () => {
    const beforeLoading = async () => {
      const owner = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/search/used-cars'] });
      let known: Record<string, string[]> = {};
      const loading = Promise.withResolvers<void>();
      const { router, mount } = searchRouting({
        owner,
        site,
        facetValues: () => known,
        loadFacetValues: () => loading.promise,
      });
      mount();
      return {
        owner,
        router,
        load: (values: Record<string, string[]>) => {
          known = values;
          loading.resolve();
        },
        fail: () => loading.reject(new Error('offline')),
        here: () => owner.state.location.pathname + owner.state.location.search,
      };
    };
    const toyota = { ...emptySearchState(), refinements: { make: ['Toyota'] } };

    it('searchRouting before the values of the index are loaded writes a chosen make as its path once they are', async () => {
      const { router, here, load } = await beforeLoading();
      router.write(toyota);
      expect(here()).toBe('/search/used-cars');
      load(facetValues);
      await vi.waitFor(() => expect(here()).toBe('/search/toyota'));
    });

    it('searchRouting before the values of the index are loaded writes only the latest choice', async () => {
      const { router, here, load } = await beforeLoading();
      router.write(toyota);
      router.write({ ...emptySearchState(), refinements: { colour: ['Red'] } });
      load(facetValues);
      await vi.waitFor(() => expect(here()).toContain('colour'));
      await new Promise((resolve) => setTimeout(resolve));
      expect(here()).toContain('colour');
    });

    it('searchRouting before the values of the index are loaded writes nothing after the visitor went elsewhere', async () => {
      const { owner, router, here, load } = await beforeLoading();
      router.write(toyota);
      await owner.navigate('/search/used-cars?page=2');
      load(facetValues);
      await new Promise((resolve) => setTimeout(resolve));
      expect(here()).toBe('/search/used-cars?page=2');
    });

    it('writes a parameter if they cannot be loaded', async () => {
      const { router, here, fail } = await beforeLoading();
      router.write(toyota);
      fail();
      await vi.waitFor(() => expect(here()).toContain('refinementList[make][]=Toyota'));
    });
  });

  it('searchRouting writes nothing on another page', async () => {
    const { owner, router, here } = await at('/search/used-cars');
    await owner.navigate('/cars/2022-toyota-hilux-7');
    router.write({ ...emptySearchState(), query: 'late' });
    expect(here()).toBe('/cars/2022-toyota-hilux-7');
  });

  it('writes nothing after unmount, even if the address is a search again', async () => {
    const owner = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/search/used-cars?page=3'] });
    const { router, mount } = searchRouting({ owner, site, facetValues: () => facetValues });
    const navigate = vi.spyOn(owner, 'navigate');
    mount()();
    router.write(emptySearchState());
    expect(navigate).not.toHaveBeenCalled();
  });
});
