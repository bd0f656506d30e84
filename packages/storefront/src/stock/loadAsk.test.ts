import { describe, expect, it, vi } from 'vitest';
import { emptySearchState } from '@dealer/core/search';
import { aLocation, aSite } from '@dealer/core/testing';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { searchLoader } from '../pages/search/searchLoader.ts';
import { loadAsk } from './loadAsk.ts';

const deps = (answer: unknown): StorefrontDeps => {
  const values = new Map<string, unknown>();
  const multiSearch = vi.fn(async () => answer);
  return {
    search: { multiSearch },
    site: aSite(),
    now: () => Date.UTC(2026, 10, 27),
    once: (name: string, make: () => unknown) => {
      if (!values.has(name)) values.set(name, make());
      return values.get(name);
    },
  } as unknown as StorefrontDeps;
};

describe('a text in plain words', () => {
  it('a text in plain words becomes filters with the values of the index, next to those that are chosen', async () => {
    const facets = { make: { Kia: 3 }, simple_body: { SUV: 9 }, fuel: { Hybrid: 2 } };
    const { read, facetValues } = await loadAsk(
      deps({ kind: 'ok', value: [{ vehicles: [], total: 9, facets, stats: {}, ms: 1 }] }),
    );
    expect(facetValues['make']).toEqual(['Kia']);
    const chosen = { ...emptySearchState(), refinements: { make: ['Kia'] } };
    expect(read('7 seater hybrid suv under 40k spare wheel', chosen)).toMatchObject({
      query: 'spare wheel',
      refinements: { make: ['Kia'], simple_body: ['SUV'], fuel: ['Hybrid'] },
      ranges: { seats: { min: 7 }, price: { min: 0, max: 40_000 } },
    });
  });

  it('a text in plain words means the yards near a postcode, within a distance or the nearest', async () => {
    const located = (name: string, lat: number, long: number) =>
      aLocation({ id: lat * -100, slug: name.toLowerCase(), name, address: { lat, long } });
    const facets = { location_name: { Geelong: 3, Toowoomba: 4 }, simple_body: { Ute: 9 } };
    const { readText } = await loadAsk({
      ...deps({ kind: 'ok', value: [{ vehicles: [], total: 9, facets, stats: {}, ms: 1 }] }),
      site: aSite({ locations: [located('Geelong', -38.15, 144.36), located('Toowoomba', -27.56, 151.95)] }),
    });
    const found = async (text: string) => {
      const { refinements, ranges, query } = await readText(text, emptySearchState());
      return [refinements['location_name'], Object.keys(ranges), query];
    };
    expect(await found('ute near 3220')).toEqual([['Geelong'], [], '']);
    expect(await found('ute within 100 km of 3000')).toEqual([['Geelong'], [], '']);
    // Melbourne is about 65 km away, and Perth far from both.
    expect(await found('ute within 20 km of 3000')).toEqual([undefined, [], 'within 20 km of 3000']);
    expect(await found('ute near 6000')).toEqual([['Geelong'], [], '']);
    expect(await found('ute near 9999')).toEqual([undefined, [], 'near 9999']);
    // A year is no postcode.
    expect((await readText('ute from 2019', emptySearchState())).ranges).toEqual({ year: { min: 2019 } });
  });

  it('a text in plain words stays a query where the values of the index cannot be had', async () => {
    const { read } = await loadAsk(deps({ kind: 'failed', reason: 'offline' }));
    expect(read('hybrid suv', emptySearchState())).toEqual({ ...emptySearchState(), query: 'hybrid suv' });
  });

  it('a text in plain words that a form sends without script leads to the search that it means', async () => {
    const facets = { make: { Kia: 3 }, simple_body: { SUV: 9 }, fuel: { Hybrid: 2 } };
    const { search, ...others } = deps({
      kind: 'ok',
      value: [{ vehicles: [], total: 9, facets, stats: {}, ms: 1 }],
    });
    const load = searchLoader({
      ...others,
      template: { slots: { VehicleCard: { preload: vi.fn() }, VehicleCardSkeleton: { preload: vi.fn() } } },
      isFirstView: () => true,
      search: { ...search, knownFacetValues: () => ({}), facetValues: async () => ({ kind: 'ok', value: {} }) },
    } as unknown as StorefrontDeps);
    const request = new Request('https://dealer.example/search/used-cars?query=hybrid+suv+under+40k&ask=1');
    const answer = (await load({ request } as Parameters<typeof load>[0])) as Response;
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(
      '/search/suv?refinementList[car_type][]=used&refinementList[fuel][]=Hybrid&range[price]=0:40000',
    );
  });
});
