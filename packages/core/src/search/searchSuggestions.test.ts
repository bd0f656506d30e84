import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { changeRange } from './changeSearch.ts';
import { searchSuggestions } from './searchSuggestions.ts';
import { emptySearchState, type SearchState } from './searchState.ts';

const counts = {
  make: { Toyota: 30, 'Land Rover': 4, Mazda: 9, Tesla: 0 },
  make_model: { 'Toyota Hilux': 12, 'Toyota Corolla': 8, 'Land Rover Defender': 4, 'Mazda CX-5': 5, 'Mazda 3': 4 },
  simple_body: { SUV: 20, Ute: 12, Hatch: 8 },
  city: { Hāwera: 3, Hamilton: 4 },
  location_name: { 'Hamilton Yard': 4 },
};
const site = aSite();
const recent = [{ label: 'Van · Diesel', href: '/search/van?refinementList[fuel][]=Diesel' }];
const read = (text: string, from: SearchState): SearchState =>
  text === 'diesel' ? { ...from, refinements: { ...from.refinements, fuel: ['Diesel'] } } : from;
const offered = (text: string, from = emptySearchState()) =>
  searchSuggestions({ text, from, counts, site, recent, read }).map(
    ({ label, note, href }) => `${label} (${note}) ${href}`,
  );

describe('suggestions while a text is typed', () => {
  it.each([
    ['hil', 'Toyota Hilux (Model) /search/toyota/hilux'],
    ['TOYOTA H', 'Toyota Hilux (Model) /search/toyota/hilux'],
    ['land r', 'Land Rover (Make) /search/land-rover'],
    ['landrov', 'Land Rover (Make) /search/land-rover'],
    ['cx5', 'Mazda CX-5 (Model) /search/mazda/cx-5'],
    ['mazda 3', 'Mazda 3 (Model) /search/mazda/3'],
    ['ut', 'Ute (Body type) /search/ute'],
    ['hawe', 'Hāwera (City) /search?refinementList[city][]=H%C4%81wera'],
    ['hamilton y', 'Hamilton Yard (Yard) /search?refinementList[location_name][]=Hamilton%20Yard'],
    ['diesel hil', 'diesel Toyota Hilux (Model) /search/toyota/hilux?refinementList[fuel][]=Diesel'],
    ['under 2', 'Under $20,000 (Price) /search?range[price]=0:20000'],
    ['$2', 'Under $20,000 (Price) /search?range[price]=0:20000'],
    ['27.5', undefined],
    ['23k', 'Under $23,000 (Price) /search?range[price]=0:23000'],
    ['2019', undefined],
    ['tesl', undefined],
    ['zzz', undefined],
    ['<script>', undefined],
  ])('suggestions while a text is typed offers for “%s” first: %s', (text, first) => {
    expect(offered(text)[0]?.replace('/search/new-used-and-demo-cars', '/search')).toBe(first);
  });

  it('suggestions while a text is typed offers the makes of the stock before their models, and at most eight', () => {
    expect(offered('toyota').map((text) => text.split(' (')[0])).toEqual(['Toyota', 'Toyota Hilux', 'Toyota Corolla']);
    expect(offered('h').length).toBeLessThanOrEqual(8);
  });

  it('offers recent searches first, and price bands while nothing is typed', () => {
    expect(offered('').slice(0, 2)).toEqual([
      'Van · Diesel (Recent search) /search/van?refinementList[fuel][]=Diesel',
      'Under $15,000 (Price) /search/new-used-and-demo-cars?range[price]=0:15000',
    ]);
    expect(offered('van')[0]).toContain('Recent search');
  });

  it('suggestions while a text is typed adds to the filters that are chosen, and replaces those of the same kind', () => {
    const from = {
      ...changeRange(emptySearchState(), 'price', { min: 0, max: 30_000 }),
      query: 'hil',
      refinements: { make: ['Mazda'], simple_body: ['SUV'] },
    };
    expect(offered('hil', from)[0]).toBe(
      'Toyota Hilux (Model) /search/toyota/hilux?refinementList[simple_body][]=SUV&range[price]=0:30000',
    );
  });
});
