import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import {
  activeFilters,
  chooseModel,
  emptySearchState,
  parseSearchUrl,
  refinementFilter,
  type SearchState,
  serialiseSearchUrl,
  toggleModel,
  toggleRefinement,
} from './index.ts';
import { chosenModels } from './makeModels.ts';
import { makeOf } from './makeAlternatives.ts';

const site = aSite();
const facetValues = {
  make: ['Toyota', 'Nissan', 'Subaru'],
  model: ['Hilux', '86', 'Patrol'],
  make_model: ['Toyota Hilux', 'Toyota 86', 'Subaru 86', 'Nissan Patrol'],
};
const ctx = { site, facetValues };
const from = (refinements: Record<string, string[]>): SearchState => ({ ...emptySearchState(), refinements });
const filterOf = (state: SearchState) => refinementFilter(state);

describe('models of several makes', () => {
  it('narrow their own make, and a make without chosen models counts whole', () => {
    const both = from({ make: ['Toyota', 'Nissan'] });
    expect(filterOf(toggleModel(both, 'Toyota', 'Hilux'))).toEqual([
      ['make_model = "Toyota Hilux"', 'make = "Nissan"'],
    ]);
    expect(filterOf(toggleModel(toggleModel(both, 'Toyota', 'Hilux'), 'Nissan', 'Patrol'))).toEqual([
      ['make_model = "Toyota Hilux"', 'make_model = "Nissan Patrol"'],
    ]);
    expect(filterOf(toggleModel(toggleModel(both, 'Toyota', 'Hilux'), 'Toyota', 'Hilux'))).toEqual([
      ['make = "Toyota"', 'make = "Nissan"'],
    ]);
  });

  it('models of several makes stay with their make when makes come and go', () => {
    const hilux = toggleModel(from({ make: ['Toyota'] }), 'Toyota', 'Hilux');
    expect(hilux.refinements).toEqual({ make: ['Toyota'], model: ['Hilux'] });
    const withNissan = toggleRefinement(hilux, 'make', 'Nissan');
    expect(withNissan.refinements).toEqual({ make: ['Toyota', 'Nissan'], make_model: ['Toyota Hilux'] });
    expect(toggleRefinement(withNissan, 'make', 'Nissan').refinements).toEqual({ make: ['Toyota'], model: ['Hilux'] });
    expect(toggleRefinement(withNissan, 'make', 'Toyota').refinements).toEqual({ make: ['Nissan'] });
  });

  it('models of several makes of the same name are not confused', () => {
    const toyota86 = toggleModel(from({ make: ['Subaru', 'Toyota'] }), 'Toyota', '86');
    expect(filterOf(toyota86)).toEqual([['make_model = "Toyota 86"', 'make = "Subaru"']]);
    expect([chosenModels(toyota86.refinements, 'Toyota'), chosenModels(toyota86.refinements, 'Subaru')]).toEqual([
      ['86'],
      [],
    ]);
    expect(activeFilters(toyota86, site).map(({ label }) => label)).toEqual(['Subaru', 'Toyota', 'Toyota 86']);
  });

  it('models of several makes are known by the longest of the chosen makes', () => {
    expect(makeOf('Land Rover Defender', ['Land', 'Land Rover'])).toBe('Land Rover');
    expect(makeOf('Kia Rio', ['Land'])).toBeUndefined();
  });

  it('models of several makes are one choice of each make in a select', () => {
    const both = from({ make: ['Toyota', 'Nissan'], make_model: ['Toyota Hilux', 'Nissan Patrol'] });
    expect(chooseModel(both, 'Toyota', '86').refinements['make_model']).toEqual(['Nissan Patrol', 'Toyota 86']);
    expect(chooseModel(both, 'Toyota', '').refinements['make_model']).toEqual(['Nissan Patrol']);
  });

  it('models of several makes have an address that brings them back', () => {
    const state = from({ make: ['Toyota', 'Nissan'], make_model: ['Toyota Hilux'] });
    const address = serialiseSearchUrl(state, ctx);
    expect(address).toBe(
      '/search/new-used-and-demo-cars?refinementList[make][]=Toyota&refinementList[make][]=Nissan&refinementList[make_model][]=Toyota%20Hilux',
    );
    const [path = '', query = ''] = address.split('?');
    // Also where the index's values are not known, as for a saved search.
    for (const context of [ctx, { site }]) expect(parseSearchUrl(path, query, context)).toEqual(state);
  });

  it('models of several makes are found in an address that names them without their make, once the index is known', () => {
    const query =
      'refinementList[make][]=Toyota&refinementList[make][]=Subaru&refinementList[model][]=Hilux&refinementList[model][]=86';
    expect(parseSearchUrl('/search', query, ctx).refinements).toEqual({
      make: ['Toyota', 'Subaru'],
      make_model: ['Toyota Hilux', 'Toyota 86', 'Subaru 86'],
    });
    const unknown = 'refinementList[make][]=Toyota&refinementList[make][]=Subaru&refinementList[model][]=Patrol';
    expect(filterOf(parseSearchUrl('/search', unknown, ctx))).toContainEqual(['model = "Patrol"']);
  });

  it('models of several makes in a path are read in the spelling of the make', () => {
    const spelled = {
      site,
      facetValues: { make: ['Ford', 'LDV'], model: ['T-60', 'T60'], make_model: ['Ford T-60', 'LDV T60'] },
    };
    expect(parseSearchUrl('/search/ldv/t60', '', spelled).refinements).toEqual({ make: ['LDV'], model: ['T60'] });
  });
});
