import { describe, expect, it } from 'vitest';
import { parseSearchUrl } from '@dealer/core/search';
import { aSite } from '@dealer/core/testing';
import { askedState, searchKey, toSearchState, toUiState } from './uiState.ts';

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
    const addresses = ['', '?page=2', '?sortBy=latest', '?query=hilux', '?range[price]=0:30000', '?range[price]=0:40000'];
    expect(new Set(addresses.map((query) => searchKey(at('/search/used-cars', query), site))).size).toBe(addresses.length);
  });
});

describe('askedState', () => {
  it('gives an answer the key of its question', () => {
    const state = at('/search/toyota', '?query=tow bar&range[price]=0:30000&range[km]=10000:&sortBy=lowest-price&page=3');
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
    expect(searchKey(askedState({}, site), site)).toBe(searchKey(toSearchState(toUiState(at('/search/new-used-and-demo-cars'), site), site), site));
  });
});
