import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite, aVehicle } from '../testing/index.ts';
import {
  campaignParams,
  favouriteOf,
  localKey,
  parseFavourites,
  parseLastSuccess,
  parseSearchHistory,
  parseUserDetails,
  parseViewedCars,
  parseWatchlist,
  rememberSearch,
  rememberViewedCar,
  toggleFavourite,
  type SearchHistoryEntry,
} from './index.ts';

const search = (filters: string, path = '/search/used-cars'): SearchHistoryEntry => ({ path, filters });

describe('favourites on this device', () => {
  it('favourites on this device keep the six things that it may store', () => {
    const favourite = favouriteOf(
      aVehicle({ id: 7, images: [{ image: { url: '/large.jpg', thumb: { url: '/small.jpg' } } }] }),
    );
    expect(Object.keys(favourite).sort()).toEqual(['id', 'make', 'model', 'name', 'primary_image_url', 'slug']);
    expect(favourite.primary_image_url).toBe('/small.jpg');
    expect(parseFavourites(JSON.parse(JSON.stringify([favourite])))).toEqual([favourite]);
  });

  it('stores a favourite without a picture', () => {
    expect(favouriteOf(aVehicle({ images: [], primary_image_url: undefined, thumbnails: [] }))).not.toHaveProperty(
      'primary_image_url',
    );
  });

  it('favourites on this device go in at the front and out again', () => {
    const [one, other] = [favouriteOf(aVehicle({ id: 1 })), favouriteOf(aVehicle({ id: 2 }))];
    expect(toggleFavourite([one], other).map(({ id }) => id)).toEqual([2, 1]);
    expect(toggleFavourite([other, one], other)).toEqual([one]);
  });

  it('favourites on this device survive a damaged entry and lose a double', () => {
    const good = { id: 7, name: 'Hilux', slug: 'hilux', make: 'Toyota', model: 'Hilux' };
    expect(parseFavourites([good, null, { id: 8 }, { ...good, extra: 1 }, 'x'])).toEqual([good]);
    expect(parseFavourites({ 0: good })).toEqual([]);
  });
});

describe('viewed cars', () => {
  it('viewed cars are newest first, each once, 20 at most', () => {
    let viewed = rememberViewedCar([], aVehicle({ id: 1 }));
    for (let id = 2; id <= 25; id += 1) viewed = rememberViewedCar(viewed, aVehicle({ id }));
    viewed = rememberViewedCar(viewed, aVehicle({ id: 10 }));
    expect(viewed).toHaveLength(20);
    expect(viewed.slice(0, 2).map(({ id }) => id)).toEqual([10, 25]);
    expect(Object.keys(viewed[0] ?? {}).sort()).toEqual(['body', 'id', 'make', 'model', 'simple_body', 'stocknum']);
    expect(parseViewedCars(viewed)).toEqual(viewed);
  });
});

describe('the search history', () => {
  it('the search history stores five, newest first, and moves a repeated one to the front', () => {
    const history = ['1', '2', '3', '4', '5', '6', '3'].reduce<SearchHistoryEntry[]>(
      (known, page) => rememberSearch(known, search(`page=${page}`)),
      [],
    );
    expect(history.map(({ filters }) => filters)).toEqual(['page=3', 'page=6', 'page=5', 'page=4', 'page=2']);
  });

  it('the search history does not remember a search without filters, nor the home page', () => {
    expect(rememberSearch([], search(''))).toEqual([]);
    expect(rememberSearch([], search('', '/'))).toEqual([]);
    expect(rememberSearch([], search('?query=hilux'))).toEqual([search('query=hilux')]);
  });

  it('the search history leads only to places of this site', () => {
    expect(
      parseSearchHistory([search('a=1', '//evil.example'), search('a=1', 'https://evil.example'), search('a=1'), 7]),
    ).toEqual([search('a=1')]);
    expect(parseSearchHistory(Array.from({ length: 9 }, (_, page) => search(`page=${page}`)))).toHaveLength(5);
  });
});

describe('the visitor’s own details', () => {
  it('the visitor’s own details prefill what is known and nothing else', () => {
    expect(
      parseUserDetails({ name: ' Ana ', last_name: 'null', email: 'a@b.example', phone: 412, card: '4111' }),
    ).toEqual({ name: 'Ana', email: 'a@b.example', phone: '412' });
    expect(parseUserDetails('Ana')).toEqual({});
  });
});

describe('other local data', () => {
  it('other local data reads the last success and the watchlist', () => {
    expect(parseLastSuccess({ category: 'Finance Enquiry', subcategory: '' })).toEqual({ category: 'Finance Enquiry' });
    expect(parseLastSuccess({})).toBeUndefined();
    expect(parseWatchlist([{ id: '7' }, { id: 7 }, {}, { id: 8, name: 'x' }])).toEqual([{ id: 7 }, { id: 8 }]);
  });

  it('other local data has its own keys for each site', () => {
    expect(localKey(aSite({ slug: 'north' }), 'last-success')).toBe('dealer:north:last-success');
  });

  it('other local data never throws on what a device holds, and reading twice changes nothing', () => {
    const readers = [
      parseFavourites,
      parseViewedCars,
      parseSearchHistory,
      parseWatchlist,
      parseUserDetails,
      parseLastSuccess,
    ] as const;
    const entry = fc.dictionary(
      fc.constantFrom('id', 'name', 'slug', 'make', 'model', 'path', 'filters', 'category', 'stocknum'),
      fc.anything(),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(entry), entry), (stored) => {
        for (const read of readers) {
          const once = read(stored);
          expect(read(once)).toEqual(once);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('the campaign that a visitor came from', () => {
  it.each([
    ['utm_source=mail&utm_campaign=winter', [], { utm_source: 'mail', utm_campaign: 'winter' }],
    [
      'gclid=1&gbraid=2&wbraid=3&fbclid=4&msclkid=5&ttclid=6&dclid=7',
      [],
      { gclid: '1', gbraid: '2', wbraid: '3', fbclid: '4', msclkid: '5', ttclid: '6', dclid: '7' },
    ],
    ['email=ana@example.com&phone=0412345678&name=Ana&q=hilux&utm_=x&xutm_source=y&gclid2=z', [], {}],
    ['promo_code=WINTER&other=1', ['promo_code'], { promo_code: 'WINTER' }],
    ['__proto__=x&utm_source=%', ['__proto__x'], { utm_source: '%' }],
    ['', [], {}],
  ])('?%s with the names %o', (query, names, expected) => {
    expect(campaignParams(`?${query}`, names)).toEqual(expected);
  });
});
