import { describe, expect, it } from 'vitest';
import { emptySearchState, parseSearchUrl, serialiseSearchUrl } from '@dealer/core/search';
import { aLocation, aSite } from '@dealer/core/testing';
import { toSearchState, toUiState } from '../answers/uiState.ts';
import { withLocation } from './withLocation.ts';

const base = aSite({ locations: [aLocation({ id: 3, slug: 'newstead', name: 'Newstead' })] as never });
const location = base.locations[0];
if (location === undefined) throw new Error('The example site has no location.');
const site = {
  ...base,
  dealerships: [
    { id: 9, name: 'Harbour Motors', slug: 'harbour-motors' },
    { id: 10, name: 'Ute City', slug: 'used-cars' },
  ],
};
const through = (path: string, query = ''): string => {
  const state = withLocation(toSearchState(toUiState(parseSearchUrl(path, query, { site }), site), site), site);
  return serialiseSearchUrl(state, { site });
};

describe('withLocation', () => {
  it.each(['', '?page=2', '?query=hilux&sortBy=latest', '?refinementList[colour][]=White'])(
    'withLocation preserves the address of a location or dealership%s',
    (query) => {
      expect(through(`/search/${location.slug}`, query)).toBe(`/search/${location.slug}${query}`);
      expect(through('/search/harbour-motors', query)).toBe(`/search/harbour-motors${query}`);
    },
  );

  it('withLocation changes nothing for two locations, none, or an unknown name', () => {
    const two = { ...emptySearchState(), refinements: { location_name: [location.name, 'Elsewhere'] } };
    const both = {
      ...emptySearchState(),
      refinements: { location_name: [location.name], dealership_name: ['Harbour Motors'] },
    };
    const nobody = { ...emptySearchState(), refinements: { location_name: ['Elsewhere'] } };
    for (const state of [two, both, nobody, emptySearchState()]) expect(withLocation(state, site)).toBe(state);
  });

  it('withLocation changes nothing for a slug with another meaning in the path', () => {
    const state = { ...emptySearchState(), refinements: { dealership_name: ['Ute City'] } };
    expect(withLocation(state, site)).toBe(state);
  });
});
