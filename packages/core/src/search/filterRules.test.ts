import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { emptySearchState } from './searchState.ts';
import { facetLimit } from './facetLimit.ts';
import { makeGroups } from './makeGroups.ts';
import { modelsUnder } from './modelsUnder.ts';
import { stockHistogram } from './stockHistogram.ts';
import { stockScale } from './stockScale.ts';
import { chooseModel, toggleModel } from './toggleModel.ts';

const site = aSite();
const searched = (refinements: Record<string, string[]>) => ({ ...emptySearchState(), refinements });

describe('models of one make', () => {
  it('models of one make are selected and cleared as models', () => {
    const one = toggleModel(searched({ make: ['Toyota'] }), 'Toyota', 'Hilux');
    expect(one.refinements).toEqual({ make: ['Toyota'], model: ['Hilux'] });
    expect(toggleModel(one, 'Toyota', 'Hilux').refinements).toEqual({ make: ['Toyota'] });
  });
});

describe('models of several makes', () => {
  const makes = { make: ['Toyota', 'Nissan'] };

  it('models of several makes are selected and cleared together with their make', () => {
    const one = toggleModel(searched(makes), 'Toyota', 'Hilux');
    expect(one.refinements).toEqual({ ...makes, make_model: ['Toyota Hilux'] });
    expect(toggleModel(one, 'Toyota', 'Hilux').refinements).toEqual(makes);
  });

  it('models of several makes are replaced by the one that is chosen; an empty choice clears them', () => {
    const one = toggleModel(searched(makes), 'Toyota', 'Hilux');
    expect(chooseModel(one, 'Toyota', 'Yaris').refinements).toEqual({ ...makes, make_model: ['Toyota Yaris'] });
    expect(chooseModel(one, 'Toyota', 'Hilux').refinements).toEqual(one.refinements);
    expect(chooseModel(one, 'Toyota', '').refinements).toEqual(makes);
  });

  it('models of several makes are listed under their own make, and none under an unknown one', () => {
    const counted = { makes: ['Subaru', 'Toyota'], facets: { make_model: { 'Subaru 86': 2, 'Toyota 86': 5 } } };
    expect(modelsUnder('Toyota', counted, {}, site).map(({ value, count }) => [value, count])).toEqual([['86', 5]]);
    expect(modelsUnder('Kia', counted, {}, site)).toEqual([]);
    expect(modelsUnder('Toyota', { makes: ['Toyota'], facets: {} }, {}, site)).toEqual([]);
    expect(modelsUnder('Toyota', { makes: ['Subaru', 'Toyota'], facets: {} }, {}, site)).toEqual([]);
  });
});

describe('the number of values of a filter', () => {
  it.each([
    ['make', Number.POSITIVE_INFINITY],
    ['city', 20],
    ['dealership_name', 40],
    ['model', 30],
    ['colour', 4],
  ])('the number of values of a filter of %s is %s', (attribute, limit) => {
    expect(facetLimit(attribute, site)).toBe(limit);
  });

  it('the number of values of a filter is the one of the site, and larger with an own list of filters', () => {
    const own = aSite({
      search: { ...site.search, facets: [{ attribute: 'fuel', widget: 'menu', limit: 9 }] as never },
    });
    expect(facetLimit('fuel', own)).toBe(9);
    expect(facetLimit('colour', aSite({ search: { ...site.search, customFacetList: true } }))).toBe(20);
  });
});

describe('a slider by stock', () => {
  it('a slider by stock has one position where all vehicles cost the same', () => {
    const scale = stockScale({ 20000: 3 }, { min: 20_000, max: 20_000 });
    expect([scale.positionOf(20_000), scale.valueAt(0.3)]).toEqual([1, 20_000]);
  });

  it('a slider by stock is even without stock between its ends, and clamps what is outside', () => {
    const scale = stockScale({}, { min: 0, max: 100 });
    expect([scale.positionOf(50), scale.positionOf(-5), scale.positionOf(900), scale.valueAt(2)]).toEqual([
      0.5, 0, 1, 100,
    ]);
  });

  it('a slider by stock has bars relative to the highest, none without stock', () => {
    const scale = stockScale({}, { min: 0, max: 30 });
    expect(stockHistogram({}, scale)).toEqual([]);
    const bars = stockHistogram({ 1: 2, 30: 4 }, scale);
    expect([bars[1], bars[29], bars[5]]).toEqual([0.5, 1, 0]);
  });
});

describe('the list of makes', () => {
  const makes = Array.from({ length: 12 }, (_, at) => ({
    value: `Make ${at}`,
    label: `Make ${at}`,
    count: 12 - at,
    isRefined: false,
  }));
  const of = (expanded: boolean, change: object = {}) =>
    makeGroups(makes as never, { expanded, site: aSite({ search: { ...site.search, ...change } }) });

  it('the list of makes shows the popular ones with "more", all of them with "fewer", and neither where the site shows all', () => {
    expect(of(false)).toMatchObject({ toggle: 'more', groups: [{ items: { length: 7 } }] });
    expect(of(true).toggle).toBe('fewer');
    expect(of(false, { showAllMakes: true }).toggle).toBeNull();
  });

  it('the list of makes has no heading without a make', () => {
    expect(makeGroups([], { expanded: false, site })).toEqual({ groups: [], toggle: null });
  });
});

describe('the values of a filter before "See all"', () => {
  it.each([
    ['city', 20],
    ['dealership_name', 40],
    ['model', 30],
    ['fuel', 4],
  ])('the values of a filter before "See all" of %s are %d where the site sets no limit', (attribute, limit) => {
    expect(facetLimit(attribute, aSite({ search: { facets: [] } }))).toBe(limit);
  });
});
