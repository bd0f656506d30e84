import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markSearchSeen, parseSavedSearches, type SavedSearch, saveSearch } from './index.ts';

const monday = 1_753_000_000;
const tuesday = monday + 86_400;
const utes = { address: '/search/used-cars?refinementList[simple_body][]=Ute', title: 'Used utes', note: '' };
const toyotas = { address: '/search/toyota', title: 'Toyota cars', note: 'Under $30,000' };
const saved = (search: typeof utes, seenAt = monday): SavedSearch => ({ ...search, savedAt: monday, seenAt });

describe('keeping a search', () => {
  it('keeping a search puts the newest in front, seen as of now', () => {
    expect(saveSearch([saved(utes)], toyotas, tuesday)).toEqual({
      kind: 'saved',
      searches: [{ ...toyotas, savedAt: tuesday, seenAt: tuesday }, saved(utes)],
    });
  });

  it('saves a search once, with its first date', () => {
    const { searches } = saveSearch([saved(utes), saved(toyotas)], { ...toyotas, note: 'Under $25,000' }, tuesday);
    expect(searches.map(({ address }) => address)).toEqual([toyotas.address, utes.address]);
    expect(searches[0]).toEqual({ ...toyotas, note: 'Under $25,000', savedAt: monday, seenAt: tuesday });
  });

  it('keeping a search says when there is no room, and gives none up for it', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => saved({ ...utes, address: `/search/make-${at}` }));
    expect(saveSearch(twenty, toyotas, tuesday)).toEqual({ kind: 'full', searches: twenty });
    expect(saveSearch(twenty, { ...utes, address: '/search/make-7' }, tuesday).kind).toBe('saved');
  });
});

describe('looking at a saved search', () => {
  it('makes what was listed until now old, for that search alone', () => {
    expect(markSearchSeen([saved(utes), saved(toyotas)], toyotas.address, tuesday + 0.9)).toEqual([
      saved(utes),
      saved(toyotas, tuesday),
    ]);
  });

  it('looking at a saved search never makes old cars new again', () => {
    expect(markSearchSeen([saved(utes, tuesday)], utes.address, monday)).toEqual([saved(utes, tuesday)]);
  });
});

describe('reading saved searches', () => {
  it('reading saved searches: gives back what was stored', () => {
    const searches = [saved(utes), saved(toyotas, tuesday)];
    expect(parseSavedSearches(JSON.parse(JSON.stringify(searches)))).toEqual(searches);
  });

  it('reading saved searches: loses a broken one and no other', () => {
    expect(
      parseSavedSearches([
        saved(utes),
        null,
        { ...toyotas },
        { ...saved(toyotas), savedAt: 'soon' },
        7,
        saved(toyotas),
      ]),
    ).toEqual([saved(utes), saved(toyotas)]);
  });

  it.each([
    'https://elsewhere.example/search',
    '//elsewhere.example',
    'javascript:alert(1)',
    '/searching',
    '/cars/x',
    '/search\u0000',
  ])('reading saved searches never makes a link of %s', (address) => {
    expect(parseSavedSearches([{ ...saved(utes), address }])).toEqual([]);
  });

  it('takes a search that was never looked at as seen when it was saved', () => {
    expect(parseSavedSearches([{ ...utes, savedAt: tuesday, seenAt: monday }])).toEqual([
      { ...utes, savedAt: tuesday, seenAt: tuesday },
    ]);
  });

  it('reading saved searches: accepts any content of the storage', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Array.isArray(parseSavedSearches(stored))).toBe(true);
        expect(Array.isArray(parseSavedSearches([stored]))).toBe(true);
      }),
    );
  });
});
