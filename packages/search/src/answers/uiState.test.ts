import { describe, expect, it } from 'vitest';
import { parseSearchUrl } from '@dealer/core/search';
import { aSite } from '@dealer/core/testing';
import { canonicalState, fromParameters, searchKey, toParameters } from './uiState.ts';

const site = aSite();
const facetValues = { make: ['Toyota'], model: ['Hilux'], simple_body: ['Ute'] };
const at = (path: string, query = '') => parseSearchUrl(path, query, { site, facetValues });

describe('searchKey', () => {
  it('searchKey is equal for equivalent addresses', () => {
    const key = searchKey(at('/search/toyota', '?refinementList[car_type][]=used'), site);
    expect(searchKey(at('/search/used-cars', '?refinementList[make][]=Toyota&page=1'), site)).toBe(key);
    // The same address before and after the makes of the index are loaded.
    expect(searchKey(parseSearchUrl('/search/used-cars', '?refinementList[make][]=Toyota', { site }), site)).toBe(key);
  });

  it('searchKey differs by page, sort order, query and range', () => {
    const addresses = [
      '',
      '?page=2',
      '?sortBy=latest',
      '?query=hilux',
      '?range[price]=0:30000',
      '?range[price]=0:40000',
    ];
    expect(new Set(addresses.map((query) => searchKey(at('/search/used-cars', query), site))).size).toBe(
      addresses.length,
    );
  });
});

describe('the query of a search', () => {
  it('the query of a search has the parameters and the key of the address', () => {
    const state = canonicalState(
      at(
        '/search/toyota',
        '?query=tow bar&range[price]=0:30000&sortBy=lowest-price&page=3&refinementList[fuel][]=Diesel',
      ),
      site,
    );
    const parameters = toParameters(state, site);
    expect(parameters).toMatchObject({
      index: 'Car_production:price:asc',
      query: 'tow bar',
      page: 2,
      disjunctiveFacets: expect.arrayContaining(['make', 'fuel', 'car_type', 'price', 'km']),
      disjunctiveFacetsRefinements: { make: ['Toyota'], fuel: ['Diesel'], car_type: [] },
      numericRefinements: { price: { '>=': [0], '<=': [30_000] }, km: {} },
    });
    expect(searchKey(fromParameters(parameters, site), site)).toBe(searchKey(state, site));
  });

  it('the query of a search counts the facets of addresses and of the site’s filters', () => {
    const lists = aSite({ search: { facets: { add: [{ attribute: 'status', widget: 'menu' }] } } });
    const state = at('/search/used-cars', '?refinementList[make][]=Toyota&refinementList[make][]=Ford');
    expect(toParameters(state, lists).disjunctiveFacets).toEqual(
      expect.arrayContaining(['car_type', 'status', 'make_model', 'make', 'location_name']),
    );
    expect(toParameters(state, site).disjunctiveFacets).not.toContain('status');
  });

  it('the query of a search requests 7 or more seats as a number, and counts each number of seats once', () => {
    const state = canonicalState(at('/search/used-cars', '?range[seats]=7:'), site);
    const { disjunctiveFacets, numericRefinements, disjunctiveFacetsRefinements } = toParameters(state, site);
    expect(numericRefinements['seats']).toEqual({ '>=': [7] });
    expect(disjunctiveFacetsRefinements['seats']).toEqual([]);
    expect(disjunctiveFacets.filter((name) => name === 'seats')).toEqual(['seats']);
  });

  it('the query of a search near a postcode sorts by distance where the index of the site can', () => {
    const near = at('/search', '?refinementList[location_name][]=Newstead&near=4006,50,-27.45,153.04&sortBy=nearest');
    const sorts = aSite({ search: { sortByDistance: true } });
    const parameters = toParameters(canonicalState(near, sorts), sorts);
    expect(parameters).toMatchObject({
      index: 'Car_production:_geoPoint(-27.45,153.04):asc;4006,50,-27.45,153.04',
      disjunctiveFacetsRefinements: { location_name: ['Newstead'] },
    });
    expect(fromParameters(parameters, sorts)).toEqual(near);
    // Where it cannot, the order is that of any search, and the postcode remains.
    const unsorted = canonicalState(near, site);
    expect([unsorted.sortBy, unsorted.near]).toEqual(['relevant', near.near]);
    expect(toParameters(near, site).index).toBe('Car_production:;4006,50,-27.45,153.04');
  });

  it('the query of a search includes filters and ranges that only the address has', () => {
    const state = canonicalState(at('/search/used-cars', '?refinementList[drive][]=RWD&range[year]=2020:'), site);
    const parameters = toParameters(state, site);
    expect(parameters.disjunctiveFacets).toEqual(expect.arrayContaining(['drive', 'year']));
    expect(fromParameters(parameters, site)).toEqual(state);
  });
});

describe('fromParameters', () => {
  it('fromParameters restores the key of the query', () => {
    const state = at(
      '/search/toyota',
      '?query=tow bar&range[price]=0:30000&range[km]=10000:&sortBy=lowest-price&page=3',
    );
    const queried = fromParameters(
      {
        index: 'Car_production:price:asc',
        query: 'tow bar',
        page: 2,
        disjunctiveFacetsRefinements: { make: ['Toyota'], model: [] },
        numericRefinements: { price: { '>=': [0], '<=': [30_000] }, km: { '>=': [10_000], '<=': [] } },
      },
      site,
    );
    expect(searchKey(queried, site)).toBe(searchKey(state, site));
  });

  it('fromParameters reads the search state of a query without filters', () => {
    expect(searchKey(fromParameters({}, site), site)).toBe(searchKey(at('/search/new-used-and-demo-cars'), site));
  });
});
