import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import {
  activeFilters,
  chooseModel,
  chooseRefinement,
  emptySearchState,
  facetItems,
  hasValue,
  modelsUnder,
  normaliseSearchState,
  oneSpelling,
  parseSearchUrl,
  refinementFilter,
  searchMeta,
  type SearchState,
  serialiseSearchUrl,
  toggleModel,
  toggleRefinement,
} from './index.ts';

const site = aSite();
const from = (refinements: Record<string, string[]>): SearchState => ({ ...emptySearchState(), refinements });
const rows = (items: ReturnType<typeof facetItems>): string[] =>
  items.map(({ value, count, isRefined }) => `${value}${isRefined ? '*' : ''} ${count}`);
const facetValues = { make: ['Holden', 'GWM'], model: ['UTE', 'Colorado'], make_model: ['HOLDEN UTE', 'GWM Ute'] };
const ctx = { site, facetValues };

describe('values that differ only in case', () => {
  it('values that differ only in case are one row, in the spelling of the whole stock, else in the most frequent one', () => {
    expect(rows(facetItems('simple_body', { Ute: 29, UTE: 0, SUV: 3 }, ['ute'], site))).toEqual(['Ute* 29', 'SUV 3']);
    expect(rows(facetItems('simple_body', { Ute: 29, suv: 3 }, [], site, { UTE: 42, SUV: 9 }))).toEqual([
      'UTE 29',
      'SUV 3',
    ]);
    expect(rows(facetItems('colour', { red: 2, Red: 3, RED: 1 }, [], site))).toEqual(['Red 6']);
  });

  it('keep a chosen one without results at the index of its value', () => {
    expect(rows(facetItems('simple_body', { SUV: 4 }, ['ute'], site, { SUV: 9, Ute: 5, Bus: 1 }))).toEqual([
      'SUV 4',
      'Ute* 0',
      'Bus 0',
    ]);
  });

  it('values that differ only in case are one choice: ticking the row lets the other spelling go', () => {
    expect(toggleRefinement(from({ simple_body: ['Ute', 'SUV'] }), 'simple_body', 'UTE').refinements).toEqual({
      simple_body: ['SUV'],
    });
    expect(chooseRefinement(from({ simple_body: ['Ute', 'SUV'] }), 'simple_body', 'UTE').refinements).toEqual({
      simple_body: ['Ute'],
    });
    expect(normaliseSearchState(from({ colour: ['Red', 'RED', 'Blue', 'red'] })).refinements).toEqual({
      colour: ['Red', 'Blue'],
    });
    expect(normaliseSearchState(from({ car_type: ['USED', 'New'] })).refinements).toEqual({
      car_type: ['new', 'used'],
    });
  });

  it('values that differ only in case are one model of its make, whatever the make is spelled', () => {
    const facets = { make_model: { 'HOLDEN UTE': 29, 'GWM Ute': 4 } };
    const answer = { makes: ['Holden', 'GWM'], facets };
    const chosen = { make: ['Holden', 'GWM'], make_model: ['Holden Ute'] };
    expect(rows(modelsUnder('HOLDEN', answer, chosen, site))).toEqual(['UTE* 29']);
    expect(toggleModel(from(chosen), 'Holden', 'UTE').refinements).toEqual({ make: ['Holden', 'GWM'] });
    expect(chooseModel(from(chosen), 'Holden', 'UTE').refinements).toEqual(chosen);
    expect(refinementFilter(from({ make: ['HOLDEN', 'GWM'], make_model: ['Holden Ute'] }))).toEqual([
      ['make_model = "Holden Ute"', 'make = "GWM"'],
    ]);
  });

  it('values that differ only in case are read from an address in the spelling of the index, and written to one address', () => {
    const read = parseSearchUrl('/search/holden/ute', '?refinementList[simple_body][]=ute', ctx);
    expect(read.refinements).toEqual({ make: ['Holden'], model: ['UTE'], simple_body: ['ute'] });
    expect(parseSearchUrl('/search/new-used-and-demo-cars', '?refinementList[make][]=holden', ctx).refinements).toEqual(
      {
        make: ['Holden'],
      },
    );
    expect(serialiseSearchUrl(from({ make: ['HOLDEN'], model: ['Ute'] }), ctx)).toBe('/search/holden/ute');
    const loose = '?refinementList[make][]=holden&refinementList[make][]=gwm&refinementList[model][]=ute';
    expect(parseSearchUrl('/search/new-used-and-demo-cars', loose, ctx).refinements).toEqual({
      make: ['Holden', 'GWM'],
      make_model: ['HOLDEN UTE', 'GWM Ute'],
    });
  });

  it('values that differ only in case are named as the stock names them on chips and in headings', () => {
    const [chip] = activeFilters(from({ colour: ['red'] }), site, { colour: { Red: 3, RED: 1 } });
    expect(chip?.label).toBe('Red');
    expect(chip?.remove(from({ colour: ['RED'] })).refinements).toEqual({});
    expect(searchMeta(from({ simple_body: ['UTE'] }), site).heading).toBe('Utes');
  });

  it('values that differ only in case do not touch names that every object has', () => {
    expect(oneSpelling({ constructor: 1 })('Constructor')).toBe('constructor');
    expect(oneSpelling({})('__proto__')).toBe('__proto__');
    expect(hasValue([], 'constructor')).toBe(false);
  });
});
