import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { findOffer, offerCategories, offerTile, parseOffer, pickOffers, type Offer } from './index.ts';

const anOffer = (change: Partial<Offer> = {}): Offer => ({
  id: 12,
  name: 'Plate clearance',
  description: 'Last of the year.',
  disclaimer: '',
  manufacturer: 'Land Rover',
  excludedWebsiteIds: [],
  ...change,
});

describe('parseOffer', () => {
  it('reads every field of the wire', () => {
    expect(
      parseOffer({
        id: 12,
        name: 'Plate clearance',
        description: '<script>x</script>Raw',
        sanitized_description: '<p>Clean</p>',
        disclaimer: 'Ends 31 March.',
        category: 'Finance offer',
        manufacturer: { name: 'Ford' },
        model: { name: 'Ranger', slug: 'ranger', override_url: 'https://ford.example/ranger' },
        image_url: '/own.jpg',
        image_or_model_image: { url: '/best.jpg' },
        excluded_website_ids: ['7', 8, 'x'],
      }),
    ).toEqual({
      kind: 'offer',
      offer: {
        id: 12,
        name: 'Plate clearance',
        description: '<p>Clean</p>',
        disclaimer: 'Ends 31 March.',
        category: 'Finance offer',
        manufacturer: 'Ford',
        model: { name: 'Ranger', slug: 'ranger', overrideUrl: 'https://ford.example/ranger' },
        imageUrl: '/best.jpg',
        excludedWebsiteIds: [7, 8],
      },
    });
  });

  it('falls back to its own description and picture', () => {
    expect(
      parseOffer({
        id: 1,
        name: 'A',
        description: 'B',
        image_url: '/a.jpg',
        manufacturer: 'Kia',
        excluded_website_ids: '7, 8',
      }),
    ).toMatchObject({
      offer: { description: 'B', imageUrl: '/a.jpg', manufacturer: 'Kia', excludedWebsiteIds: [7, 8] },
    });
  });

  it('needs id and name', () => {
    expect(parseOffer({ id: 'x' })).toEqual({
      kind: 'malformed',
      reasons: ['id is missing or cannot be read', 'name is missing or cannot be read'],
    });
  });
});

describe('pickOffers', () => {
  it('hides an offer from an excluded website, and from no other', () => {
    const offers = [anOffer({ id: 1, excludedWebsiteIds: [7] }), anOffer({ id: 2 })];
    expect(pickOffers(offers, aSite({ website_id: 7 })).map(({ id }) => id)).toEqual([2]);
    expect(pickOffers(offers, aSite({ website_id: 8 })).map(({ id }) => id)).toEqual([1, 2]);
    expect(pickOffers(offers, aSite()).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('narrows to a category and a maker, by name or slug', () => {
    const offers = [
      anOffer({ id: 1, category: 'Finance offer' }),
      anOffer({ id: 2, category: 'Service offer' }),
      anOffer({ id: 3, manufacturer: 'Ford', category: 'Finance offer' }),
    ];
    expect(pickOffers(offers, aSite(), { category: 'finance-offer' }).map(({ id }) => id)).toEqual([1, 3]);
    expect(
      pickOffers(offers, aSite(), { category: 'Finance offer', manufacturer: 'land-rover' }).map(({ id }) => id),
    ).toEqual([1]);
  });
});

describe('findOffer', () => {
  it('finds the offer of an address, unless this website may not show it', () => {
    expect(findOffer([anOffer()], { offerId: '12' }, aSite())?.name).toBe('Plate clearance');
    expect(findOffer([anOffer()], { offerId: '12', manufacturer: 'land-rover' }, aSite())?.id).toBe(12);
    expect(findOffer([anOffer()], { offerId: '12', manufacturer: 'ford' }, aSite())).toBeUndefined();
    expect(findOffer([anOffer()], { offerId: '13' }, aSite())).toBeUndefined();
    expect(
      findOffer([anOffer({ excludedWebsiteIds: [7] })], { offerId: '12' }, aSite({ website_id: 7 })),
    ).toBeUndefined();
  });
});

describe('offerTile', () => {
  it('cuts a description of 201 characters to 160 and leaves one of 200 alone', () => {
    expect(offerTile(anOffer({ description: 'd'.repeat(201) }), aSite()).description).toMatchObject({
      kind: 'collapsed',
      short: `${'d'.repeat(160)}...`,
    });
    expect(offerTile(anOffer({ description: `<p>${'d'.repeat(200)}</p>` }), aSite()).description).toEqual({
      kind: 'whole',
      text: 'd'.repeat(200),
    });
  });

  it('collapses a disclaimer of 201 characters to 200', () => {
    expect(offerTile(anOffer({ disclaimer: 'd'.repeat(201) }), aSite()).disclaimer).toMatchObject({
      kind: 'collapsed',
      short: `${'d'.repeat(200)}...`,
      more: 'View more',
      less: 'View less',
    });
  });

  it('shows category and picture where there are any', () => {
    expect(offerTile(anOffer({ category: 'Finance offer', imageUrl: '/a.jpg' }), aSite())).toMatchObject({
      id: 12,
      name: 'Plate clearance',
      category: 'Finance offer',
      imageUrl: '/a.jpg',
    });
    expect(Object.keys(offerTile(anOffer(), aSite()))).not.toContain('imageUrl');
  });

  it('names the maker in its address only where the site sells several', () => {
    expect(offerTile(anOffer(), aSite()).href).toBe('/offers/land-rover/12');
    expect(offerTile(anOffer(), aSite({ manufacturer: 'Ford' })).href).toBe('/offers/12');
    expect(offerTile(anOffer({ manufacturer: undefined }), aSite()).href).toBe('/offers/12');
  });
});

describe('offerCategories', () => {
  it('lists each category once with its count', () => {
    const offers = [
      anOffer({ category: 'Service offer' }),
      anOffer({ category: 'Finance offer' }),
      anOffer({ category: 'finance offer' }),
      anOffer(),
    ];
    expect(offerCategories(offers)).toEqual([
      { category: 'Finance offer', count: 2 },
      { category: 'Service offer', count: 1 },
    ]);
  });
});
