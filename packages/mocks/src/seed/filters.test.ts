import { beforeAll, describe, expect, it } from 'vitest';
import { similarCarQueries } from '@dealer/core/vehicle-page';
import {
  emptySearchState,
  pricedFilter,
  priceSortField,
  refinementFilter,
  searchFacets,
  siteFilter,
  sortOptions,
  stateFilter,
  vehicleFilter,
} from '@dealer/core/search';
import { priceLine } from '@dealer/core/price';
import { parseVehicle } from '@dealer/core/vehicle';
import { filterableAttributes, indexPrimaryKey, indexSettings } from '@dealer/core/stock';
import { aSite, aVehicle } from '@dealer/core/testing';
import { createEngine } from '@dealer/search-engine/engine';
import { generateStock } from '../stock/index.ts';
import { indexUid, seedIndex } from './index.ts';

const now = Date.UTC(2026, 10, 20);
const engine = createEngine();

type Answer = { status: number; message?: string; hits?: unknown[] };

const search = async (query: object): Promise<Answer> => {
  const response = await engine.handle(
    new Request('http://engine.invalid/multi-search', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ queries: [{ indexUid, ...query }] }),
    }),
  );
  const body = (await response.json()) as { message?: string; results?: { hits: unknown[] }[] };
  return {
    status: response.status,
    ...(body.message === undefined ? {} : { message: body.message }),
    hits: body.results?.[0]?.hits ?? [],
  };
};

/** An engine with exactly the index settings that the storefront requires. */
beforeAll(async () => {
  await seedIndex((request) => engine.handle(request), {
    indexUid,
    primaryKey: indexPrimaryKey,
    settings: indexSettings,
    documents: generateStock({ seed: 1, now }),
  });
});

const hostile = ['Ford', `it's "quoted" \\ here`, '(make = x)', 'OR 1 = 1', '日本'];
const site = aSite({
  search: {
    searchFilter: '(make=ford OR car_type=used) AND NOT location_id=3',
    yearsLimit: 10,
    excludeStockNumbers: ['U1', `o"dd`],
    excludeMakes: ['Lada'],
  },
});

describe('an index with the storefront’s settings', () => {
  it('counts every facet of the storefront', async () => {
    await expect(search({ facets: [...searchFacets], limit: 0 })).resolves.toMatchObject({ status: 200 });
  });

  it.each([...searchFacets])(
    'an index with the storefront’s settings answers a refinement by %s with any value',
    async (attribute) => {
      for (const value of hostile) {
        const answer = await search({
          filter: refinementFilter({ refinements: { [attribute]: [value, '2019'] }, ranges: {} }),
        });
        expect(answer.message).toBeUndefined();
      }
    },
  );

  it.each([
    'price',
    'km',
    'year',
    'seats',
    'towing_capacity',
    'ancap_stars',
    'electric_range',
    'fuel_consumption',
    'energy_consumption',
    'subscription_price',
    'created_at_timestamp',
  ])('an index with the storefront’s settings answers a range of %s', async (attribute) => {
    const answer = await search({
      filter: refinementFilter({ refinements: {}, ranges: { [attribute]: { min: 1, max: 90_000 } } }),
    });
    expect(answer.message).toBeUndefined();
  });

  it('an index with the storefront’s settings answers the fixed filter of a site with all parts, and of one without any', async () => {
    for (const filter of [
      siteFilter(site, now),
      vehicleFilter(site, now),
      siteFilter(aSite(), now),
      vehicleFilter(aSite(), now),
    ]) {
      const answer = await search({ filter: filter === '' ? [] : [filter] });
      expect(answer.message).toBeUndefined();
    }
  });

  it.each(sortOptions.map(({ value, sort }) => [value, sort] as const))(
    'an index with the storefront’s settings sorts by %s',
    async (sortBy, sort) => {
      const filter = stateFilter({ ...emptySearchState(), sortBy }, site);
      const answer = await search({
        ...(sort === null ? {} : { sort: [...sort] }),
        filter: filter === '' ? [] : [filter],
      });
      expect(answer.message).toBeUndefined();
      expect(answer.hits?.length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['prices and offers', {}],
    ['subscriptions among prices', { price: { offersSubscriptions: true } }],
  ])(
    'an index with the storefront’s settings sorts by the price that cards show: %s (decision H15)',
    async (_, own) => {
      const shopper = aSite(own);
      for (const direction of ['asc', 'desc']) {
        const answer = await search({
          sort: [`${priceSortField(shopper)}:${direction}`],
          filter: [pricedFilter(shopper)],
          hitsPerPage: 1_000,
          page: 1,
        });
        const shown = (answer.hits ?? []).map((hit) => {
          const parsed = parseVehicle(hit);
          const line = parsed.kind === 'vehicle' ? priceLine(parsed.vehicle, shopper) : undefined;
          return line !== undefined && 'amount' in line ? line.amount : NaN;
        });
        expect(shown.length).toBeGreaterThan(100);
        expect(shown).toEqual(shown.toSorted((one, other) => (direction === 'asc' ? one - other : other - one)));
      }
    },
  );

  it('an index with the storefront’s settings answers the queries of the vehicle page', async () => {
    const vehicle = aVehicle();
    for (const filter of [
      ...similarCarQueries(vehicle, site),
      `slug = "${vehicle.slug}"`,
      `id = ${vehicle.id}`,
      `id IN [1, 2]`,
    ]) {
      expect((await search({ filter: [filter] })).message).toBeUndefined();
    }
  });

  it('an index with the storefront’s settings answers the queries of the home page', async () => {
    for (const filter of [
      'status = in_stock',
      'status = in_stock AND price > 0 AND photos_count > 1 AND car_type = used',
      'status = in_stock AND price > 0 AND photos_count > 1 AND car_type = new',
    ]) {
      const answer = await search({
        filter,
        sort: ['created_at_timestamp:desc'],
        facets: ['simple_body', 'model', 'price'],
      });
      expect(answer.hits?.length).toBeGreaterThan(0);
    }
  });

  it('an index with the storefront’s settings refuses a filter by any other attribute', async () => {
    expect(filterableAttributes).not.toContain('dealercomments');
    await expect(search({ filter: 'dealercomments = x' })).resolves.toMatchObject({ status: 400 });
  });
});
