import { describe, expect, it } from 'vitest';
import { offerGraph } from './offerGraph.ts';
import { absoluteAddress } from '../routes/absoluteAddress.ts';
import { aSite, testNow } from '../testing/index.ts';
import type { Offer } from './offer.ts';
import { offerTile } from './offerTile.ts';
import { offerPriceSteps, searchOffers } from './searchOffers.ts';

const anOffer = (change: Partial<Offer> = {}): Offer => ({
  id: 7,
  name: 'Plate clearance',
  description: '<p>All Hilux utes with a year of charge-free servicing.</p>',
  disclaimer: 'Until stock runs out.',
  excludedWebsiteIds: [],
  ...change,
});
const site = aSite({ url: 'https://www.harbour.example/', country: 'AU', name: 'Harbour City Motors' });
const search = { categories: [], price: undefined, query: '', offset: 0 };

describe('the tile of an offer', () => {
  it('the tile of an offer has a price with what it includes, a category and a picture, where the offer has them', () => {
    const tile = offerTile(
      anOffer({ price: 48_990, priceType: 'Drive away', category: 'Finance offer', imageUrl: '/o.webp' }),
      site,
      testNow,
    );
    expect(tile).toMatchObject({
      price: { text: '$48,990', type: 'Drive away' },
      category: 'Finance offer',
      imageUrl: '/o.webp',
    });
    expect(offerTile(anOffer({ price: 199 }), site, testNow).price).toEqual({ text: '$199' });
    const plain = offerTile(anOffer(), site, testNow);
    for (const part of ['price', 'category', 'imageUrl', 'end']) expect(plain).not.toHaveProperty(part);
  });
});

describe('the search of offers', () => {
  const offers = [
    anOffer({ id: 1, price: 199, category: 'Service' }),
    anOffer({ id: 2, name: 'Yaris from stock', description: '', price: 24_990, category: 'Finance offer' }),
    anOffer({
      id: 3,
      name: 'Trade-in bonus',
      description: '',
      manufacturer: 'Toyota',
      model: { name: 'RAV4' } as never,
    }),
  ];
  const found = (change: Partial<typeof search> | object): number[] =>
    searchOffers(offers, { ...search, ...change }).offers.map(({ id }) => id);

  it('the search of offers filters by category, price and every term of the text', () => {
    expect(found({})).toEqual([1, 2, 3]);
    expect(found({ categories: ['finance-offer'] })).toEqual([2]);
    expect(found({ price: 500 })).toEqual([1]);
    expect(found({ query: 'hilux utes' })).toEqual([1]);
    expect(found({ query: 'toyota rav4' })).toEqual([3]);
    expect(found({ query: 'hilux yaris' })).toEqual([]);
  });

  it('the search of offers shows the last page for an offset beyond the end', () => {
    expect(searchOffers(offers, { ...search, offset: 900 })).toMatchObject({ offset: 0, total: 3 });
    expect(searchOffers([], { ...search, offset: 900 })).toEqual({ offers: [], total: 0, offset: 0 });
  });

  it('offers price limits that divide the offers', () => {
    expect(offerPriceSteps([{ price: 199 }, { price: 48_990 }, {}])).toEqual([250]);
    expect(offerPriceSteps([])).toEqual([]);
  });
});

describe('the structured data of an offer', () => {
  it('names currency, vehicle and picture, where the offer has them', () => {
    const whole = offerGraph(
      anOffer({ price: 48_990, manufacturer: 'Toyota', model: { name: 'Hilux' } as never, imageUrl: '/o.webp' }),
      site,
    );
    expect(whole).toMatchObject({
      priceCurrency: 'AUD',
      image: 'https://www.harbour.example/o.webp',
      itemOffered: { name: 'Toyota Hilux', brand: { name: 'Toyota' }, model: 'Hilux' },
    });
    expect(
      offerGraph(anOffer({ price: 1, model: { name: 'Hilux' } as never }), { ...site, country: 'NZ' }),
    ).toMatchObject({
      priceCurrency: 'NZD',
      itemOffered: { name: 'Hilux', brand: undefined },
    });
    expect(offerGraph(anOffer({ description: '' }), site)).toMatchObject({
      description: undefined,
      priceCurrency: undefined,
      image: undefined,
      itemOffered: undefined,
    });
  });
});

describe('absoluteAddress', () => {
  it.each([
    ['https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
    ['//cdn.example/a.webp', 'https://cdn.example/a.webp'],
    ['/a.webp', 'https://www.harbour.example/a.webp'],
    ['a.webp', 'https://www.harbour.example/a.webp'],
  ])('absoluteAddress of %s is %s', (address, expected) => {
    expect(absoluteAddress(address, site)).toBe(expected);
  });
});
