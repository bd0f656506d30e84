import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { nearestSearches } from './nearestSearches.ts';
import { emptySearchState } from './searchState.ts';

const site = aSite();
const withoutOf = (change: Partial<ReturnType<typeof emptySearchState>>): (readonly string[])[] =>
  nearestSearches({ ...emptySearchState(), ...change }, site).map(({ without }) => without);

describe('searches near one without results', () => {
  it('searches near one without results leave out a word, then show all stock', () => {
    expect(withoutOf({ query: 'hilux purple' })).toEqual([['purple'], ['hilux'], []]);
  });

  it('searches near one without results give up colour and price before the make', () => {
    expect(
      withoutOf({ refinements: { make: ['Toyota'], colour: ['Red'] }, ranges: { price: { max: 9_000 } } }),
    ).toEqual([['Red'], ['Under $9,000'], ['Toyota'], ['Red', 'Under $9,000'], []]);
  });

  it('searches near one without results are only all stock for a single word or filter', () => {
    expect(withoutOf({ query: 'zzzz' })).toEqual([[]]);
    expect(withoutOf({ refinements: { make: ['Toyota'] } })).toEqual([[]]);
  });

  it('searches near one without results keep what they do not leave out', () => {
    const [first] = nearestSearches(
      { ...emptySearchState(), query: 'hilux', refinements: { colour: ['Red'] }, page: 3 },
      site,
    );
    expect(first?.state).toMatchObject({ query: 'hilux', refinements: {}, page: 1 });
  });

  it('searches near one without results start from the stock that the site starts from', () => {
    const usedOnly = aSite({ routes: { defaultSearchPath: '/search/used-cars' } });
    expect(nearestSearches({ ...emptySearchState(), query: 'zzzz' }, usedOnly).at(-1)?.state.refinements).toEqual({
      car_type: ['used'],
    });
  });

  it('searches near one without results are few, however many filters there are', () => {
    const colours = Array.from({ length: 30 }, (_, at) => `Colour ${at}`);
    expect(withoutOf({ refinements: { colour: colours } })).toHaveLength(9);
  });
});
