import { describe, expect, it } from 'vitest';
import { emptySearchState } from '@dealer/core/search';
import type { SiteFacet } from '@dealer/core/site';
import { aSite } from '@dealer/core/testing';
import { shownFilters } from './shownFilters.ts';

const facet = (attribute: SiteFacet['attribute']): SiteFacet => ({ attribute, widget: 'menu' });
const names = (
  facets: SiteFacet[],
  found: Record<string, Record<string, number>>,
  refinements: Record<string, string[]> = {},
  certifiedOnly = false,
  stock: Record<string, Record<string, number>> = {},
) =>
  shownFilters(
    { ...emptySearchState(), refinements },
    { facets: found, stock },
    aSite({ search: { facets, certifiedOnly } }),
  ).map(({ facet: { attribute }, kind }) => `${attribute} ${kind}`);

describe('the filters of the search page', () => {
  it('the filters of the search page are in the site’s order, numbers as ranges', () => {
    expect(names([facet('price'), facet('fuel'), facet('km')], { fuel: { Petrol: 3, Diesel: 2 } })).toEqual([
      'price range',
      'fuel values',
      'km range',
    ]);
  });

  it('the filters of the search page leave out one that has nothing to choose, unless something gone is still chosen', () => {
    expect(names([facet('fuel')], { fuel: { Petrol: 3 } })).toEqual([]);
    expect(names([facet('fuel')], { fuel: { Petrol: 3 } }, { fuel: ['Petrol'] })).toEqual([]);
    expect(names([facet('fuel')], { fuel: { Petrol: 3 } }, { fuel: ['Diesel'] })).toEqual(['fuel values']);
  });

  it('the filters of the search page hold models under their make, and on their own where there is one make only', () => {
    const facets = [facet('make'), facet('model')];
    expect(names(facets, { make: { Ford: 3, Kia: 1 }, model: { Ranger: 3, Rio: 1 } })).toEqual(['make values']);
    expect(names(facets, { make: { Toyota: 3 }, model: { Hilux: 3, Yaris: 1 } })).toEqual(['model values']);
  });

  it('hold the makes of the stock while the search finds one of them only', () => {
    const facets = [facet('make'), facet('model')];
    const found = { make: { Toyota: 3 }, model: { Hilux: 3 } };
    expect(names(facets, found, { model: ['Hilux'] }, false, { make: { Toyota: 9, Nissan: 4 } })).toEqual([
      'make values',
    ]);
    const makes = Object.fromEntries([...'abcdefghijklm'].map((make) => [make, 1]));
    expect(names(facets, { make: {}, model: {} }, {}, false, { make: makes })).toEqual([]);
  });

  it('the filters of the search page have "7 or more" next to the numbers of seats, chosen where the address has it', () => {
    const search = { facets: [facet('seats')] };
    const answer = { facets: { seats: { 5: 20, 7: 3, 8: 2 } }, stock: {} };
    const state = { ...emptySearchState(), ranges: { seats: { min: 7 } } };
    const [seats] = shownFilters(state, answer, aSite({ search }));
    expect(seats?.items.map(({ label, count, isRefined }) => [label, count, isRefined])).toEqual([
      ['5 seats', 20, false],
      ['7 or more seats', 5, true],
      ['7 seats', 3, false],
      ['8 seats', 2, false],
    ]);
  });

  it('the filters of the search page make certified a switch where its opposite is not offered', () => {
    const found = { certified: { true: 2, false: 7 } };
    expect(names([facet('certified')], found)).toEqual(['certified values']);
    expect(names([facet('certified')], found, {}, true)).toEqual(['certified toggle']);
    expect(names([facet('certified')], { certified: { false: 7 } }, {}, true)).toEqual([]);
  });
});
