import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleText } from '../format/index.ts';
import { aSite, testNow } from '../testing/index.ts';
import {
  findOffer,
  hasEnded,
  listedOffers,
  offerCategories,
  offerGraph,
  offersContent,
  offerPriceSteps,
  offersPath,
  offerTile,
  pickOffers,
  readOfferSearch,
  searchOffers,
  type Offer,
} from './index.ts';
import { offerEnd } from './offerEnd.ts';

const anOffer = (change: Partial<Offer> = {}): Offer => ({
  id: 12,
  name: 'Plate clearance',
  description: 'Last of the year.',
  disclaimer: '',
  manufacturer: 'Land Rover',
  excludedWebsiteIds: [],
  ...change,
});

describe('offersContent', () => {
  it('offersContent reads every field of the wire', () => {
    expect(
      offersContent.readItem({
        id: 12,
        name: 'Plate clearance',
        description: '<script>x</script>Raw',
        sanitized_description: '<p>Clean</p>',
        disclaimer: 'Ends 31 March.',
        category: 'Finance offer',
        price: '$48,990',
        price_type: 'Drive away',
        ends: '2026-03-31',
        manufacturer: { name: 'Ford' },
        model: { name: 'Ranger', slug: 'ranger', override_url: 'https://ford.example/ranger' },
        image_url: '/own.jpg',
        image_or_model_image: { url: '/best.jpg' },
        excluded_website_ids: ['7', 8, 'x'],
      }),
    ).toEqual({
      kind: 'item',
      item: {
        id: 12,
        name: 'Plate clearance',
        description: '<p>Clean</p>',
        disclaimer: 'Ends 31 March.',
        category: 'Finance offer',
        price: 48990,
        priceType: 'Drive away',
        ends: '2026-03-31',
        manufacturer: 'Ford',
        model: { name: 'Ranger', slug: 'ranger', overrideUrl: 'https://ford.example/ranger' },
        imageUrl: '/best.jpg',
        excludedWebsiteIds: [7, 8],
      },
    });
  });

  it('offersContent falls back to its own description and picture', () => {
    expect(
      offersContent.readItem({
        id: 1,
        name: 'A',
        description: 'B',
        image_url: '/a.jpg',
        manufacturer: 'Kia',
        excluded_website_ids: '7, 8',
      }),
    ).toMatchObject({
      item: { description: 'B', imageUrl: '/a.jpg', manufacturer: 'Kia', excludedWebsiteIds: [7, 8] },
    });
  });

  it.each(['2026-02-31', '31/03/2026', '2026-03-31T10:00:00Z', 20_260_331])(
    'offersContent takes no offer whose last day is %s: it would never end',
    (ends) => {
      expect(offersContent.readItem({ id: 1, name: 'A', ends })).toEqual({
        kind: 'malformed',
        reasons: ['ends is missing or cannot be read'],
      });
    },
  );

  it('offersContent takes an offer without a last day', () => {
    for (const ends of [undefined, null, '', 'null'])
      expect(offersContent.readItem({ id: 1, name: 'A', ends })).not.toHaveProperty('item.ends');
    expect(offersContent.readItem({ id: 1, name: 'A', ends: '2028-02-29' })).toMatchObject({
      item: { ends: '2028-02-29' },
    });
  });

  it('offersContent takes no price of nothing', () => {
    expect(offersContent.readItem({ id: 1, name: 'A', price: 0 })).not.toHaveProperty('item.price');
    expect(offersContent.readItem({ id: 1, name: 'A', price: 0.4 })).not.toHaveProperty('item.price');
    expect(offersContent.readItem({ id: 1, name: 'A', price: 'call us' })).not.toHaveProperty('item.price');
  });

  it('offersContent refuses an offer without an id or a name', () => {
    expect(offersContent.readItem({ id: 'x' })).toEqual({
      kind: 'malformed',
      reasons: ['id is missing or cannot be read', 'name is missing or cannot be read'],
    });
  });
});

describe('pickOffers', () => {
  it('pickOffers hides an offer from an excluded website, and from no other', () => {
    const offers = [anOffer({ id: 1, excludedWebsiteIds: [7] }), anOffer({ id: 2 })];
    expect(pickOffers(offers, aSite({ website_id: 7 })).map(({ id }) => id)).toEqual([2]);
    expect(pickOffers(offers, aSite({ website_id: 8 })).map(({ id }) => id)).toEqual([1, 2]);
    expect(pickOffers(offers, aSite()).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('pickOffers narrows to a category and a maker, by name or slug', () => {
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
  it('findOffer finds the offer of an address, unless this website may not show it', () => {
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
  it('offerTile cuts a description of 201 characters to 160 and leaves one of 200 alone', () => {
    expect(offerTile(anOffer({ description: 'd'.repeat(201) }), aSite(), testNow).description).toMatchObject({
      kind: 'collapsed',
      short: `${'d'.repeat(160)}...`,
    });
    expect(offerTile(anOffer({ description: `<p>${'d'.repeat(200)}</p>` }), aSite(), testNow).description).toEqual({
      kind: 'whole',
      text: 'd'.repeat(200),
    });
  });

  it('offerTile collapses a disclaimer of 201 characters to 200', () => {
    expect(offerTile(anOffer({ disclaimer: 'd'.repeat(201) }), aSite(), testNow).disclaimer).toMatchObject({
      kind: 'collapsed',
      short: `${'d'.repeat(200)}...`,
      more: 'View more',
      less: 'View less',
    });
  });

  it('offerTile shows category and picture where there are any', () => {
    expect(offerTile(anOffer({ category: 'Finance offer', imageUrl: '/a.jpg' }), aSite(), testNow)).toMatchObject({
      id: 12,
      name: 'Plate clearance',
      category: 'Finance offer',
      imageUrl: '/a.jpg',
    });
    expect(Object.keys(offerTile(anOffer(), aSite(), testNow))).not.toContain('imageUrl');
  });

  it('offerTile names the maker in its address only where the site sells several', () => {
    expect(offerTile(anOffer(), aSite(), testNow).href).toBe('/offers/land-rover/12');
    expect(offerTile(anOffer(), aSite({ manufacturer: 'Ford' }), testNow).href).toBe('/offers/12');
    expect(offerTile(anOffer({ manufacturer: undefined }), aSite(), testNow).href).toBe('/offers/12');
  });
});

describe('offerCategories', () => {
  it('offerCategories counts what each category finds with the price and the text, and lists one without results too', () => {
    const offers = [
      anOffer({ category: 'Finance offer', price: 199 }),
      anOffer({ category: 'Finance offer', price: 48_990 }),
      anOffer({ category: 'Service offer', name: 'Logbook service' }),
    ];
    const counts = (search: Parameters<typeof offerCategories>[1]) =>
      offerCategories(offers, search).map(({ count }) => count);
    expect(counts({ price: 250, query: '' })).toEqual([1, 0]);
    expect(counts({ query: 'logbook' })).toEqual([0, 1]);
    for (const { category, count } of offerCategories(offers, { price: 250, query: 'plate' }))
      expect(
        searchOffers(offers, {
          categories: [category === 'Finance offer' ? 'finance-offer' : 'service-offer'],
          price: 250,
          query: 'plate',
          offset: 0,
        }).total,
      ).toBe(count);
  });

  it('offerCategories lists each category once with its count', () => {
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

describe('the last day of an offer', () => {
  const day = anOffer({ ends: '2026-10-04' });

  // Computed by hand: midnight after 4 October, the night in which Sydney puts its clocks forward.
  it.each([
    ['Australia/Brisbane', Date.UTC(2026, 9, 4, 14)],
    ['Australia/Sydney', Date.UTC(2026, 9, 4, 13)],
    ['Australia/Adelaide', Date.UTC(2026, 9, 4, 13, 30)],
    ['Australia/Perth', Date.UTC(2026, 9, 4, 16)],
    ['Pacific/Auckland', Date.UTC(2026, 9, 4, 11)],
  ])('the last day of an offer is over at midnight in %s', (timezone, midnight) => {
    const site = aSite({ timezone });
    expect(hasEnded(day, site, midnight - 1)).toBe(false);
    expect(hasEnded(day, site, midnight)).toBe(true);
    expect(listedOffers([day, anOffer({ id: 13 })], site, midnight).map(({ id }) => id)).toEqual([13]);
  });

  it.each([
    ['2026-10-01', { kind: 'ended', text: 'Ended 1 October' }],
    ['2026-10-02', { kind: 'soon', text: 'Ends today' }],
    ['2026-10-03', { kind: 'soon', text: 'Ends tomorrow' }],
    ['2026-10-04', { kind: 'open', text: 'Ends 4 October' }],
    ['2027-01-31', { kind: 'open', text: 'Ends 31 January 2027' }],
    [undefined, undefined],
  ])('the last day of an offer: %s is said in words', (ends, expected) => {
    const noon = Date.UTC(2026, 9, 2, 2);
    expect(offerEnd({ ...(ends === undefined ? {} : { ends }) }, aSite(), noon)).toEqual(expected);
  });
});

describe('searchOffers', () => {
  const all = { categories: [], query: '', offset: 0 };
  const offers = [
    anOffer({ id: 1, name: 'Hilux drive away', category: 'Drive away', price: 48_990 }),
    anOffer({ id: 2, name: 'Logbook service', category: 'Service offer', price: 199 }),
    anOffer({
      id: 3,
      name: 'Tray and tow bar',
      category: 'Accessories',
      price: 2_490,
      description: '<p>Fits Hilux</p>',
    }),
    anOffer({ id: 4, name: 'Low rate', category: 'Finance offer' }),
  ];
  const ids = (change: Partial<Parameters<typeof searchOffers>[1]>) =>
    searchOffers(offers, { ...all, ...change }).offers.map(({ id }) => id);

  it('searchOffers finds by category, price and words', () => {
    expect(ids({})).toEqual([1, 2, 3, 4]);
    expect(ids({ categories: ['service-offer', 'finance-offer'] })).toEqual([2, 4]);
    expect(ids({ price: 2_490 })).toEqual([2, 3]);
    expect(ids({ query: 'HILUX' })).toEqual([1, 3]);
    expect(ids({ query: 'hil tow' })).toEqual([3]);
    expect(ids({ query: 'lux' })).toEqual([]);
    expect(ids({ query: 'land rover serv' })).toEqual([2]);
    expect(ids({ categories: ['parts'] })).toEqual([]);
  });

  it('searchOffers gives 21 a page, and the last page where there is none', () => {
    const many = Array.from({ length: 43 }, (_, at) => anOffer({ id: at }));
    const page = (offset: number) => searchOffers(many, { ...all, offset });
    expect(page(0).offers).toHaveLength(21);
    expect(page(0).total).toBe(43);
    expect(page(21).offers[0]?.id).toBe(21);
    expect(page(30)).toEqual(page(21));
    expect(page(999)).toMatchObject({ offset: 42, offers: [{ id: 42 }] });
    expect(searchOffers([], { ...all, offset: 21 })).toEqual({ offers: [], total: 0, offset: 0 });
  });

  it('searchOffers has the prices that distinguish offers', () => {
    expect(offerPriceSteps(offers)).toEqual([250, 2_500]);
    expect(offerPriceSteps(offers.slice(3))).toEqual([]);
  });

  it('writes a search into its address', () => {
    fc.assert(
      fc.property(
        fc.record({
          categories: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,9}$/)).map((slugs) => slugs.sort()),
          price: fc.integer({ min: 1, max: 1e6 }),
          query: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => visibleText(text).trim()),
          offset: fc.nat(1_000),
        }),
        (search) => {
          expect(readOfferSearch(new URL(offersPath(search), 'https://a.example').search)).toEqual(search);
        },
      ),
    );
    expect(offersPath(all)).toBe('/special-offers');
  });

  it('reads a search of offers from any address', () => {
    expect(readOfferSearch('?price=-3&offset=x&category=&query=%20')).toEqual(all);
    fc.assert(fc.property(fc.string(), (search) => readOfferSearch(search).offset >= 0));
  });
});

describe('offerGraph', () => {
  it('describes the offer without HTML', () => {
    const offer = anOffer({
      description: '<p>Clean <b>deal</b></p>',
      price: 48_990,
      ends: '2026-03-31',
      imageUrl: '/a.webp',
      model: { name: 'Defender' },
    });
    expect(offerGraph(offer, aSite({ url: 'https://yard.example', country: 'NZ' }))).toMatchObject({
      '@type': 'Offer',
      url: 'https://yard.example/offers/land-rover/12',
      description: 'Clean deal',
      price: 48_990,
      priceCurrency: 'NZD',
      validThrough: '2026-03-31',
      image: 'https://yard.example/a.webp',
      itemOffered: { name: 'Land Rover Defender', brand: { name: 'Land Rover' } },
      offeredBy: { '@id': 'https://yard.example/#dealer' },
    });
  });

  it('offerGraph names no price where there is none', () => {
    const graph = offerGraph(anOffer(), aSite());
    expect([graph.price, graph.priceCurrency, graph.itemOffered]).toEqual([undefined, undefined, undefined]);
  });
});
