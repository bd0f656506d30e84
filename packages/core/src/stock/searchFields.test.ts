import { describe, expect, it } from 'vitest';
import { aPassportDoc } from '../testing/index.ts';
import { searchFields, searchIdentifiers, searchTerms } from './searchFields.ts';

describe('searchTerms', () => {
  it.each([
    ['a family SUV', { simple_body: 'SUV', seats: 7, doors: 5 }, ['seats7', 'doors5']],
    ['a van for eight, which is a seven seater too', { seats: 8 }, ['seats7', 'seats8']],
    [
      'a bus',
      { seats: 22 },
      ['seats7', 'seats8', 'seats9', 'seats10', 'seats11', 'seats12', 'seats13', 'seats14', 'seats15', 'seats22'],
    ],
    ['a dual cab ute', { simple_body: 'Ute', seats: 5, doors: 4 }, ['seats5', 'doors4', 'Dual Cab']],
    ['a single cab ute', { simple_body: 'Ute', seats: 3, doors: 2 }, ['seats3', 'doors2', 'Single Cab']],
    [
      'a ute with seats behind and two doors',
      { simple_body: 'Ute', seats: 4, doors: 2 },
      ['seats4', 'doors2', 'Extra Cab'],
    ],
    ['a ute of unknown doors', { simple_body: 'Ute', seats: 5 }, ['seats5']],
    ['nothing known', {}, []],
  ])('searchTerms: %s', (_, facts, terms) => {
    expect(searchTerms(facts)).toEqual(terms);
  });
});

describe('searchIdentifiers', () => {
  it('searchIdentifiers has the numbers with blanks, hyphens and signs, without these', () => {
    expect(searchIdentifiers({ stocknum: 'ab-12 34', regplate: '324ABC', vin: 'mr0ha3cd 000000001' })).toEqual([
      'AB1234',
      'MR0HA3CD000000001',
    ]);
    expect(searchFields({ stocknum: 'P/77' }).identifiers).toEqual(['P77']);
    expect(searchFields({ stocknum: 'u10324', regplate: '-' })).not.toHaveProperty('identifiers');
  });
});

describe('searchFields', () => {
  it('adds the fields that search needs', () => {
    expect(
      searchFields({
        make: 'Toyota',
        model: 'Hilux',
        price: 45_990,
        created_at: '2026-03-15T02:00:00Z',
        simple_body: 'Ute',
        standardEquipment: ['Towbar'],
      }),
    ).toEqual({
      make_model: 'Toyota Hilux',
      drive_away_price: 45_990,
      drive_away_from: true,
      price_range: '$40,000 - $50,000',
      weekly_price_range: '$200 - $300 a week',
      shown_price: 45_990,
      shown_price_or_subscription: 45_990,
      search_terms: [],
      categories: ['Work'],
      filtered_features: ['Tow Bar'],
      created_at_timestamp: 1_773_540_000,
    });
  });

  it.each([
    ['an offer below the price', { price: 14_083, offer_price: 11_500 }, 11_500, 11_500],
    ['an offer above the price', { price: 11_500, offer_price: 14_083 }, 11_500, 11_500],
    ['an offer without a price', { offer_price: 11_500 }, 11_500, 11_500],
    ['a subscription', { price: 38_990, subscription_price: 250 }, 38_990, 250],
    ['a subscription alone', { subscription_price: 250 }, undefined, 250],
    ['no subscription', { price: 38_990, subscription_price: 0 }, 38_990, 38_990],
    ['a placeholder', { price: 1 }, undefined, undefined],
  ])('searchFields has the price that is shown: %s', (_, prices, shown, orSubscription) => {
    expect(searchFields(prices)).toMatchObject({
      ...(shown !== undefined && { shown_price: shown }),
      ...(orSubscription !== undefined && { shown_price_or_subscription: orSubscription }),
    });
    expect('shown_price' in searchFields(prices)).toBe(shown !== undefined);
    expect('shown_price_or_subscription' in searchFields(prices)).toBe(orSubscription !== undefined);
  });

  it.each([
    // 45,990 and 1,380 duty; transfer is not known in Queensland.
    ['an estimate', {}, 47_370, true],
    ['the dealer’s own drive-away price', { price_type: 'Drive away' }, 45_990, false],
    ['the price, where nothing is known on top', { state: undefined }, 45_990, true],
    ['nothing without a price', { price: 10 }, undefined, undefined],
  ])('searchFields has the price on the road in the yard’s state: %s', (_, change, amount, isFrom) => {
    const fields = searchFields(
      {
        make: 'Toyota',
        model: 'RAV4',
        price: 45_990,
        car_type: 'used',
        state: 'QLD',
        simple_body: 'SUV',
        simple_fuel: 'Petrol',
        variant: { cylinders: 4 },
        rego_expiry: '2027-06-30',
        ...change,
      },
      Date.UTC(2026, 10, 1),
    );
    expect([fields.drive_away_price, fields.drive_away_from]).toEqual([amount, isFrom]);
  });

  it('searchFields has the place of the yard, unless it is none on the globe', () => {
    const at = (lat: number, long: number) => searchFields({ location: { address: { lat, long } } })._geo;
    expect(at(-38.15, 144.36)).toEqual({ lat: -38.15, lng: 144.36 });
    expect([at(144.36, -38.15), at(Number.NaN, 0)]).toEqual([undefined, undefined]);
  });

  it('searchFields leaves out what cannot be derived', () => {
    expect(searchFields({ make: 'Toyota' })).toEqual({ search_terms: [], categories: [], filtered_features: [] });
  });
});

describe('the consumption that stock is filtered by', () => {
  const used = (doc: Parameters<typeof searchFields>[0]): unknown[] => {
    const { fuel_consumption: fuel, energy_consumption: energy } = searchFields(doc);
    return [fuel, energy];
  };
  const variant = { fuelconsumptioncombined: 1.9 };
  it.each([
    ['petrol', { fuel: 'Unleaded', variant: { fuelconsumptioncombined: 7.9 } }, [7.9, undefined]],
    ['a hybrid', { fuel: 'Hybrid', variant: { fuelconsumptioncombined: 4.2 } }, [4.2, undefined]],
    ['electric', { fuel: 'Electric', passport: aPassportDoc({ energy_kwh_100km: 16.2 }) }, [undefined, 16.2]],
    // Its 1.9 litres are so few because it uses electricity too: neither figure compares with the others.
    ['a plug-in hybrid', { fuel: 'Plug-in Hybrid', variant, passport: aPassportDoc() }, [undefined, undefined]],
    ['a caravan', { item_type: 'caravan', variant }, [undefined, undefined]],
    ['unknown', { fuel: 'Diesel', variant: { fuelconsumptioncombined: 0 } }, [undefined, undefined]],
  ])('is, of %s', (_, doc, expected) => {
    expect(used(doc as Parameters<typeof searchFields>[0])).toEqual(expected);
  });
});
