import { describe, expect, it } from 'vitest';
import { parseSearchUrl } from '@dealer/core/search';
import { aSite } from '@dealer/core/testing';
import { heldAttributes } from '../hooks/SearchProvider.tsx';
import { askedState, searchKey, toSearchParameters, toSearchState, toUiState } from './uiState.ts';

const site = aSite();
const facetValues = { make: ['Toyota'], model: ['Hilux'], simple_body: ['Ute'] };
const at = (path: string, query = '') => parseSearchUrl(path, query, { site, facetValues });

describe('searchKey', () => {
  it('is one for all ways to write a search', () => {
    const key = searchKey(at('/search/toyota', '?refinementList[car_type][]=used'), site);
    expect(searchKey(at('/search/used-cars', '?refinementList[make][]=Toyota&page=1'), site)).toBe(key);
    // The same address, whether or not it is known by now that Toyota is a make.
    expect(searchKey(parseSearchUrl('/search/used-cars', '?refinementList[make][]=Toyota', { site }), site)).toBe(key);
  });

  it('tells pages, sorts, words and ranges apart', () => {
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

describe('toSearchParameters', () => {
  it('asks for what an address says, and that question has the address’s key', () => {
    const uiState = toUiState(
      at(
        '/search/toyota',
        '?query=tow bar&range[price]=0:30000&sortBy=lowest-price&page=3&refinementList[fuel][]=Diesel',
      ),
      site,
    );
    const asked = toSearchParameters(uiState, {
      site,
      attributes: ['make', 'fuel', 'car_type'],
      ranges: ['price', 'km'],
    });
    expect(asked).toMatchObject({
      index: 'Car_production:price:asc',
      query: 'tow bar',
      page: 2,
      disjunctiveFacets: ['make', 'fuel', 'car_type', 'price', 'km'],
      disjunctiveFacetsRefinements: { make: ['Toyota'], fuel: ['Diesel'], car_type: [] },
      numericRefinements: { price: { '>=': [0], '<=': [30_000] }, km: {} },
    });
    expect(searchKey(askedState(asked, site), site)).toBe(searchKey(toSearchState(uiState, site), site));
  });
});

describe('the facets that a search counts (row 7.S06)', () => {
  it('are those of addresses and of the site’s filters, the availability among them where a site has that filter', () => {
    const lists = aSite({ search: { facets: { add: [{ attribute: 'status', widget: 'menu' }] } } });
    const uiState = toUiState(
      at('/search/used-cars', '?refinementList[make][]=Toyota&refinementList[make][]=Ford'),
      lists,
    );
    const { disjunctiveFacets } = toSearchParameters(uiState, {
      site: lists,
      attributes: heldAttributes(lists),
      ranges: [],
    });
    expect(disjunctiveFacets).toEqual(
      expect.arrayContaining(['car_type', 'status', 'make_model', 'make', 'location_name']),
    );
    expect(heldAttributes(site)).not.toContain('status');
  });
});

describe('askedState', () => {
  it('gives an answer the key of its question', () => {
    const state = at(
      '/search/toyota',
      '?query=tow bar&range[price]=0:30000&range[km]=10000:&sortBy=lowest-price&page=3',
    );
    const asked = askedState(
      {
        index: 'Car_production:price:asc',
        query: 'tow bar',
        page: 2,
        disjunctiveFacetsRefinements: { make: ['Toyota'], model: [] },
        numericRefinements: { price: { '>=': [0], '<=': [30_000] }, km: { '>=': [10_000], '<=': [] } },
      },
      site,
    );
    expect(searchKey(asked, site)).toBe(searchKey(state, site));
  });

  it('reads a question that asks for nothing', () => {
    expect(searchKey(askedState({}, site), site)).toBe(
      searchKey(toSearchState(toUiState(at('/search/new-used-and-demo-cars'), site), site), site),
    );
  });
});
