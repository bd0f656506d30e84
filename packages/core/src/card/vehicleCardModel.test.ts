import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aHilux as car } from '../testing/aHilux.ts';
import { aSite } from '../testing/index.ts';
import { parseVehicle } from '../vehicle/index.ts';
import { vehicleDocSchema } from '../vehicle/vehicleDoc.ts';
import { vehicleCardModel } from './vehicleCardModel.ts';

const now = Date.UTC(2026, 2, 15);
type SiteChange = Parameters<typeof aSite>[0];
const card = (change: Record<string, unknown> = {}, site: SiteChange = {}) =>
  vehicleCardModel(car(change), aSite(site), now);
const names = (change: Record<string, unknown> = {}, site: SiteChange = {}): string[] =>
  card(change, site).buttons.map((button) => button.name);

describe('vehicleCardModel', () => {
  it('vehicleCardModel states condition, transmission, kilometres and fuel, leaving out what is unknown', () => {
    expect(card({ simple_transmission: 'Automatic', km: 12_345, fuel: 'Diesel' }).facts).toEqual([
      { kind: 'condition', label: 'Condition', value: 'Used' },
      { kind: 'transmission', label: 'Transmission', value: 'Automatic' },
      { kind: 'km', label: 'Kilometres', value: '12,345\u00a0km' },
      { kind: 'fuel', label: 'Fuel', value: 'Diesel' },
    ]);
    expect(card().facts.map((fact) => fact.kind)).toEqual(['condition']);
  });

  it('vehicleCardModel calls used cars Pre-Owned if the site does', () => {
    expect(card({}, { search: { preOwnedLabel: true } }).facts[0]?.value).toBe('Pre-Owned');
    expect(card({ car_type: 'demo' }, { search: { preOwnedLabel: true } }).facts[0]?.value).toBe('Demo');
  });

  it('vehicleCardModel shows the first picture in two widths, described by the title', () => {
    const images = [{ image: { url: 'https://cdn.example/1.webp', thumb: { url: 'https://cdn.example/1s.webp' } } }];
    expect(card({ images }).picture).toEqual({
      src: 'https://cdn.example/1.webp',
      srcSet: 'https://cdn.example/1s.webp 375w, https://cdn.example/1.webp 600w',
      width: 600,
      height: 400,
      alt: '2022 Toyota Hilux',
    });
    expect(card({ images: [{ image: { url: 'javascript:alert(1)' } }] }).picture).toBeNull();
  });

  it('vehicleCardModel asks an image network for the width it needs', () => {
    const images = [{ image: { url: 'https://cdn.example/1.webp' } }];
    expect(card({ images }, { services: { images: { baseUrl: '', kind: 'query' } } }).picture).toMatchObject({
      src: 'https://cdn.example/1.webp?width=600&quality=75',
      srcSet:
        'https://cdn.example/1.webp?width=375&quality=75 375w, https://cdn.example/1.webp?width=600&quality=75 600w',
    });
  });

  it('vehicleCardModel has a silhouette on a tint of the colour without a picture', () => {
    expect(card({ simple_body: 'Ute', colour: 'Crystal Pearl White / Black' }).placeholder).toMatchObject({
      body: 'Ute',
      tint: '#F1F3F5',
    });
    expect(card({ item_type: 'caravan', simple_body: 'Other' }).placeholder.body).toBe('caravan');
    expect(card({ colour: 'constructor' }).placeholder.tint).toMatch(/^#[0-9A-F]{6}$/);
  });

  it('vehicleCardModel shows views and the weekly payment only if the site does', () => {
    const finance_lenders = { Angle: { paymentWeek: 127.2, interestRate: 8.5, comparisonRate: 9.1 } };
    expect(card({ views: 12, finance_lenders })).not.toHaveProperty('views');
    expect(card({ views: 12, finance_lenders })).not.toHaveProperty('weekly');
    const shown = card(
      { views: 1200, finance_lenders },
      { finance_provider: 'Angle', card: { showViews: true, showFinancePerWeek: true } },
    );
    expect(shown).toMatchObject({ views: '1,200 views', weekly: '$218 per\u00a0week*' });
  });

  it('vehicleCardModel escapes a slug in its address', () => {
    expect(card({ slug: 'a b/../c' }).href).toBe('/cars/a%20b%2F..%2Fc');
  });

  it('vehicleCardModel never throws, whatever the feed contains', () => {
    const keys = fc.constantFrom(...Object.keys(vehicleDocSchema.shape));
    const site = aSite({
      price: { offersSubscriptions: true },
      tags: { fuelTag: true },
      finance_provider: 'Taurus',
      card: { showViews: true, showFinancePerWeek: true },
    });
    fc.assert(
      fc.property(
        fc.dictionary(keys, fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), fc.constant('\ud800'))),
        fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\ud800')),
        (dirty, slug) => {
          const parsed = parseVehicle({ ...dirty, id: 7, slug: `${slug}a`, name: 'A' });
          if (parsed.kind === 'vehicle')
            expect(
              vehicleCardModel(parsed.vehicle, site, now).buttons.filter((button) => button.emphasis === 'primary'),
            ).toHaveLength(1);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('buttons of a card', () => {
  it("buttons of a card follow the site's order: one primary, one secondary, the rest under More", () => {
    const { buttons } = card({}, { detail: { checkoutEnabled: true } });
    expect(buttons.map((button) => [button.name, button.emphasis])).toEqual([
      ['details', 'primary'],
      ['testDrive', 'secondary'],
      ['finance', 'more'],
      ['reserve', 'more'],
      ['tradeIn', 'more'],
      ['enquire', 'more'],
    ]);
    expect(names({}, { card: { buttons: ['enquire', 'details'] } })).toEqual(['enquire', 'details']);
  });

  it('link to the car and to enquiries about it', () => {
    expect(card().buttons.map((button) => button.href)).toEqual([
      '/cars/hilux-7',
      '/cars/hilux-7?enquire=test-drive',
      '/finance?vehiclePriceBudget=45990&car_id=7&car_type=used#finance-form',
      '/cars/trade-in?car_id=7',
      '/cars/hilux-7?enquire=enquire',
    ]);
  });

  it("buttons of a card are exactly the site's list, without View Details if the list omits it", () => {
    const checkout = { detail: { checkoutEnabled: true } };
    expect(names({}, { card: { buttons: ['enquire'] } })).toEqual(['enquire']);
    expect(names({}, { ...checkout, card: { buttons: ['reserve'] } })).toEqual(['reserve']);
    expect(card({ reserved: true }, { ...checkout, card: { buttons: ['reserve'] } })).toMatchObject({
      buttons: [],
      href: '/cars/hilux-7',
    });
    expect(names({}, { card: { buttons: [] } })).toEqual([]);
  });

  it('buttons of a card offer no test drive of a trailer or caravan', () => {
    expect(names({ item_type: 'caravan' })).not.toContain('testDrive');
    expect(names({ item_type: 'Trailer' })).not.toContain('testDrive');
    expect(names({ item_type: 'motorcycle' })).toContain('testDrive');
  });

  it('buttons of a card offer reserving only with checkout, and only for a car that is not reserved', () => {
    const checkout = { detail: { checkoutEnabled: true } };
    expect(names()).not.toContain('reserve');
    expect(names({}, checkout)).toContain('reserve');
    expect(names({ reserved: true }, checkout)).not.toContain('reserve');
  });

  it.each([
    [200, 'Reserve Now\u00a0$200'],
    [0, 'Reserve Now'],
    [null, 'Reserve Now'],
  ])('buttons of a card for a reserve amount of %s read %s', (reserve_amount, label) => {
    expect(
      card({ reserve_amount }, { detail: { checkoutEnabled: true } }).buttons.find(
        (button) => button.name === 'reserve',
      )?.label,
    ).toBe(label);
  });

  it("buttons of a card use the site's finance label, and are absent when finance is hidden", () => {
    expect(
      card({}, { card: { financeLabel: 'Get Approved' } }).buttons.find((button) => button.name === 'finance')?.label,
    ).toBe('Get Approved');
    expect(names({}, { finance: { hidden: true } })).not.toContain('finance');
    expect(names({ dealership_slug: 'southside' }, { finance: { hiddenDealerships: ['southside'] } })).not.toContain(
      'finance',
    );
  });

  it('buttons of a card offer a trade-in only against a car eligible for Autograb, if Autograb does the valuation', () => {
    const autograb = { tradeIn: { provider: 'autograb' as const } };
    expect(names({ status: 'coming_soon' })).toContain('tradeIn');
    expect(names({}, autograb)).toContain('tradeIn');
    expect(names({ status: 'coming_soon' }, autograb)).not.toContain('tradeIn');
    expect(names({ reserved: true }, autograb)).not.toContain('tradeIn');
    expect(names({ price: 200 }, autograb)).not.toContain('tradeIn');
    expect(names({ price: 201 }, autograb)).toContain('tradeIn');
  });

  it("include the site's own button only if it has one", () => {
    const buttons = ['details', 'customButton'] as const;
    expect(names()).not.toContain('customButton');
    const own = card(
      {},
      { card: { buttons: [...buttons], customButton: { label: 'Ask the chef', url: '/contact-us' } } },
    ).buttons[1];
    expect(own).toEqual({ name: 'customButton', label: 'Ask the chef', href: '/contact-us', emphasis: 'secondary' });
  });

  it('buttons of a card are one for a sold car: find something similar, which links to the car', () => {
    expect(card({ status: 'sold' }).buttons).toEqual([
      { name: 'findSimilar', label: 'Find Me Something Similar', href: '/cars/hilux-7', emphasis: 'primary' },
    ]);
  });
});

describe('save control of a card', () => {
  const images = [{ image: { url: '/1.webp' } }];

  it.each([
    ['an available car', {}, {}, 'favourite'],
    ['a car that is coming', { status: 'coming_soon' }, {}, 'favourite'],
    ['a sold car', { status: 'sold' }, {}, undefined],
    ['a site without favourites', {}, { card: { storeFavourites: false } }, undefined],
    ['a comparing site', {}, { card: { favouriteMode: 'compare' } }, 'compare'],
    ['a strict site and a used, priced, pictured car', { images }, { card: { strictFavourites: true } }, 'favourite'],
    ['a strict site and a demo', { images, car_type: 'demo' }, { card: { strictFavourites: true } }, undefined],
    ['a strict site and no price', { images, price: 0 }, { card: { strictFavourites: true } }, undefined],
    ['a strict site and no pictures', {}, { card: { strictFavourites: true } }, undefined],
  ] as [string, Record<string, unknown>, SiteChange, string | undefined][])(
    'save control of a card for %s',
    (_, change, site, mode) => {
      expect(card(change, site).save?.mode).toBe(mode);
    },
  );

  it('save control of a card stays on a sold car that is on the watchlist, so that it can be removed', () => {
    const sold = car({ status: 'sold' });
    expect(vehicleCardModel(sold, aSite({ card: { favouriteMode: 'save' } }), now, { isSaved: true }).save?.mode).toBe(
      'save',
    );
    expect(
      vehicleCardModel(sold, aSite({ card: { favouriteMode: 'save' } }), now, { isSaved: false }).save,
    ).toBeUndefined();
    expect(vehicleCardModel(sold, aSite(), now, { isSaved: true }).save).toBeUndefined();
  });

  it('save control of a card names the car it saves', () => {
    expect(card().save?.label).toBe('Save 2022 Toyota Hilux');
  });
});
