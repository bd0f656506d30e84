import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import {
  changeQuery,
  changeRange,
  changeSort,
  chooseRefinement,
  emptySearchState,
  normaliseSearchState,
  parseSearchUrl,
  serialiseSearchUrl,
  toggleRefinement,
} from './index.ts';

const site = aSite();
const start = { ...emptySearchState(), page: 4 };

describe('toggleRefinement', () => {
  it('toggleRefinement adds a value to what is chosen and takes only that one away again', () => {
    const ford = toggleRefinement(start, 'make', 'Ford');
    expect(ford).toStrictEqual({ ...emptySearchState(), refinements: { make: ['Ford'] } });
    const both = toggleRefinement(ford, 'make', 'Kia');
    expect(both.refinements).toEqual({ make: ['Ford', 'Kia'] });
    expect(toggleRefinement(both, 'make', 'Ford').refinements).toEqual({ make: ['Kia'] });
  });

  it('toggleRefinement does not deselect models while a make is selected', () => {
    const chosen = { ...start, refinements: { make: ['Ford', 'Kia'], model: ['Ranger'], fuel: ['Diesel'] } };
    expect(toggleRefinement(chosen, 'make', 'Kia').refinements).toEqual({
      make: ['Ford'],
      model: ['Ranger'],
      fuel: ['Diesel'],
    });
    expect(toggleRefinement(chosen, 'fuel', 'Diesel').refinements).toEqual({
      make: ['Ford', 'Kia'],
      model: ['Ranger'],
    });
  });
});

describe('chooseRefinement', () => {
  const chosen = { ...start, refinements: { make: ['Ford', 'Kia'], model: ['Ranger'], fuel: ['Diesel'] } };
  it('chooseRefinement leaves one value of a filter, from the first page', () => {
    expect(chooseRefinement(chosen, 'fuel', 'Petrol')).toStrictEqual({
      ...emptySearchState(),
      refinements: { make: ['Ford', 'Kia'], model: ['Ranger'], fuel: ['Petrol'] },
    });
    expect(chooseRefinement(chosen, 'make', 'Kia').refinements['make']).toEqual(['Kia']);
    expect(chooseRefinement(start, 'fuel', 'Diesel').refinements).toEqual({ fuel: ['Diesel'] });
  });

  it('chooseRefinement lets the models go with their make', () => {
    expect(chooseRefinement(chosen, 'make', 'Toyota').refinements).toEqual({ make: ['Toyota'], fuel: ['Diesel'] });
  });

  it('chooseRefinement does not deselect models of a make that was already selected', () => {
    expect(chooseRefinement(chosen, 'make', 'Ford').refinements).toEqual({
      make: ['Ford'],
      model: ['Ranger'],
      fuel: ['Diesel'],
    });
  });

  it('chooseRefinement clears a filter for nothing chosen', () => {
    expect(chooseRefinement(chosen, 'fuel', '').refinements).toEqual({ make: ['Ford', 'Kia'], model: ['Ranger'] });
    expect(chooseRefinement(chosen, 'make', '').refinements).toEqual({ fuel: ['Diesel'] });
  });
});

describe('changeSort and changeQuery', () => {
  it('change one thing and go back to the first page', () => {
    expect(changeSort(start, 'latest')).toStrictEqual({ ...emptySearchState(), sortBy: 'latest' });
    expect(changeQuery(start, 'hilux')).toStrictEqual({ ...emptySearchState(), query: 'hilux' });
  });
});

describe('normaliseSearchState', () => {
  const of = (part: object) => normaliseSearchState({ ...emptySearchState(), ...part });

  it('normaliseSearchState takes "all" among car types for no choice', () => {
    expect(of({ refinements: { car_type: ['used', 'all'] } })).toStrictEqual(emptySearchState());
  });

  it('normaliseSearchState drops blank values, what is no filter, and blank words', () => {
    expect(
      of({ query: '  ', refinements: { make: [' ', '', 'Ford', 'Ford'], vin: ['X'], fuel: ['\u0000'] } }),
    ).toStrictEqual({ ...emptySearchState(), refinements: { make: ['Ford'] } });
  });

  it('normaliseSearchState allows 50 values of a filter', () => {
    expect(
      of({ refinements: { make: Array.from({ length: 60 }, (_, index) => `Make ${index}`) } }).refinements['make'],
    ).toHaveLength(50);
  });
});

describe('addresses of odd searches', () => {
  const read = (path: string, query = '', facetValues?: Record<string, string[]>) =>
    parseSearchUrl(path, query, { site, ...(facetValues && { facetValues }) });

  it('addresses of odd searches: says nothing of a place or a scope where there is none', () => {
    expect(read('/search/used-cars', '?page=2')).toStrictEqual({
      ...emptySearchState(),
      page: 2,
      refinements: { car_type: ['used'] },
      stockType: 'used-cars',
    });
    expect(read('/somewhere/else')).toStrictEqual(emptySearchState());
    expect(read('/used-car')).toStrictEqual(emptySearchState());
  });

  it('addresses of odd searches: takes the first of two ranges, and none that is unreadable or of no number', () => {
    expect(
      read('/search', '?range[price]=1:2&range[price]=3:4&range[make]=1:2&range[year]=new&range=1:2').ranges,
    ).toStrictEqual({ price: { min: 1, max: 2 } });
  });

  it('addresses of odd searches: reads 50 values of a filter and no more, each up to 100 characters', () => {
    const many = Array.from({ length: 70 }, (_, index) => `refinementList[make][]=M${index}`).join('&');
    expect(read('/search', `?${many}`).refinements['make']).toEqual(
      Array.from({ length: 50 }, (_, index) => `M${index}`),
    );
    expect(read('/search', `?refinementList[make][]=${'x'.repeat(300)}`).refinements['make']).toEqual([
      'x'.repeat(100),
    ]);
  });

  it('addresses of odd searches: stops reading a query string at 8,000 characters', () => {
    expect(read('/search', `?query=a&${'b=c&'.repeat(2_100)}page=3`).page).toBe(1);
    expect(read('/search', `?query=why?`).query).toBe('why?');
  });

  it('addresses of odd searches: leaves a value without letters as it is, though a make has none either', () => {
    expect(read('/search', '?refinementList[make][]=!!', { make: ['??', 'Kia'] }).refinements).toEqual({
      make: ['!!'],
    });
  });

  it("addresses of odd searches: finds the site's own make before the index has answered", () => {
    const toyota = aSite({ manufacturer: 'Toyota' });
    expect(parseSearchUrl('/search/toyota', '', { site: toyota }).refinements).toEqual({ make: ['Toyota'] });
    expect(parseSearchUrl('/search/toyota/hilux', '', { site: toyota }).unknownScope).toBe('toyota/hilux');
    expect(parseSearchUrl('/search/kia', '', { site: toyota }).unknownScope).toBe('kia');
  });

  it('addresses of odd searches: finds a body by its value and by its name', () => {
    expect(read('/search/people-mover').refinements).toEqual({ simple_body: ['People Mover'] });
    expect(read('/search/suv').refinements).toEqual({ simple_body: ['SUV'] });
  });

  it('addresses of odd searches: puts several makes, and a make without letters, into the query string', () => {
    const url = (refinements: Record<string, string[]>) =>
      serialiseSearchUrl(
        { ...emptySearchState(), refinements },
        { site, facetValues: { make: ['Kia', 'Ford', '!!'] } },
      );
    expect(url({ make: ['Kia'] })).toBe('/search/kia');
    expect(url({ make: ['Kia', 'Ford'] })).toMatch(/^\/search\/new-used-and-demo-cars\?refinementList/);
    expect(url({ make: ['!!'] })).toMatch(/^\/search\/new-used-and-demo-cars\?refinementList/);
    expect(url({})).toBe('/search/new-used-and-demo-cars');
  });
});

describe('changeRange', () => {
  it('changeRange clears one range and leaves the other', () => {
    const both = changeRange(changeRange(start, 'price', { max: 30_000 }), 'km', { max: 90_000 });
    expect(both.ranges).toEqual({ price: { min: 0, max: 30_000 }, km: { min: 0, max: 90_000 } });
    expect(changeRange(both, 'km', undefined).ranges).toEqual({ price: { min: 0, max: 30_000 } });
  });
});
