import { describe, expect, it } from 'vitest';
import { aHilux as car } from '../testing/aHilux.ts';
import { aSite } from '../testing/index.ts';
import { enquiryPrice } from './enquiryPrice.ts';
import { priceLine } from './priceLine.ts';
import { priceSummary } from './priceSummary.ts';

const site = aSite();
const nz = aSite({ country: 'NZ', timezone: 'Pacific/Auckland' });
const subscriptions = aSite({ price: { offersSubscriptions: true } });
const nbsp = (text: string): string => text.replaceAll(' ', '\u00a0');

describe('priceLine', () => {
  it.each([
    ['the price', {}, '$45,990'],
    ['a lower offer', { offer_price: 43_990 }, '$43,990'],
    ['the price when the offer is higher', { offer_price: 46_500 }, '$45,990'],
    ['the price when the offer is a placeholder', { offer_price: 10 }, '$45,990'],
    ['an offer of 11 dollars, which is a price', { offer_price: 11 }, '$11'],
    ['the offer when the price is a placeholder', { price: 10, offer_price: 43_990 }, '$43,990'],
    ['the offer when there is no price', { price: undefined, offer_price: 43_990 }, '$43,990'],
    ['a price with cents in whole dollars', { price: 45_990.5 }, '$45,991'],
    ['a price with few cents in whole dollars', { price: 45_990.49 }, '$45,990'],
    ['a price of 11 dollars', { price: 11 }, '$11'],
    ['the price of a pre-order car that has one', { preorder: true }, '$45,990'],
    ['the price when the subscription price is 0', { subscription_price: 0 }, '$45,990'],
  ])('priceLine shows %s', (_, change, text) => {
    expect(priceLine(car(change), subscriptions)).toMatchObject({ kind: 'price', text });
  });

  it('priceLine shows cents where the site wants them, and a reduction only where it can be seen', () => {
    const withCents = { ...subscriptions, price: { ...subscriptions.price, showCents: true } };
    const reduced = car({ price: 45_990.2, before_price: 45_990.4 });
    expect(priceLine(reduced, withCents)).toMatchObject({ text: '$45,990.20', was: { text: '$45,990.40' } });
    expect(priceLine(reduced, subscriptions)).not.toHaveProperty('was');
  });

  it('shows the subscription price only where the site offers subscriptions', () => {
    expect(priceLine(car({ subscription_price: 250 }), subscriptions)).toEqual({
      kind: 'subscription',
      amount: 250,
      text: '$250',
      suffix: '/ week',
      label: 'subscription',
      spoken: '$250 per week subscription',
    });
    expect(priceLine(car({ subscription_price: 250 }), site)).toMatchObject({ kind: 'price', text: '$45,990' });
  });

  it.each([
    ['PREORDER for a pre-order car', { price: 10, preorder: true }, { kind: 'preorder', text: 'PREORDER' }],
    ["the site's text otherwise", { price: 10 }, { kind: 'noPrice', text: 'Enquire for price.' }],
    ["the site's text without any price", { price: undefined }, { kind: 'noPrice', text: 'Enquire for price.' }],
  ])('priceLine without a price shows %s', (_, change, expected) => {
    expect(priceLine(car(change), site)).toEqual(expected);
  });

  it.each([
    ["the feed's text", { price_type: 'Driveaway Price' }, site, 'Driveaway Price'],
    ['drive away for a new car', { car_type: 'new' }, site, 'Drive away'],
    ['drive away for a demo', { car_type: 'demo' }, site, 'Drive away'],
    ['excl. govt charges for a used car', {}, site, 'Excl. govt charges'],
    [
      "the site's text for the car type",
      {},
      aSite({ price: { defaultPriceType: { used: 'No more to pay' } } }),
      'No more to pay',
    ],
    ['on-road costs included for a used car in New Zealand', {}, nz, 'Incl. on-road costs'],
    ['on-road costs included for a demo in New Zealand', { car_type: 'demo' }, nz, 'Incl. on-road costs'],
    ['plus on-road costs for a new car in New Zealand', { car_type: 'new' }, nz, 'Plus on-road costs'],
  ])('always says what the price includes: %s', (_, change, where, text) => {
    expect(priceLine(car(change), where)).toMatchObject({ priceType: nbsp(text) });
  });

  it.each([
    ['above the price', { before_price: 48_990 }, '$48,990'],
    ['equal to the price', { before_price: 45_990 }, undefined],
    ['below the price', { before_price: 40_000 }, undefined],
    ['above the price of a sold car', { before_price: 48_990, status: 'sold' }, undefined],
    ['above the raw price, where an offer is below it', { offer_price: 40_000, before_price: 46_000 }, '$46,000'],
    ['between the offer and the raw price', { offer_price: 40_000, before_price: 43_000 }, undefined],
    ['equal to the raw price, above the offer', { offer_price: 40_000, before_price: 45_990 }, undefined],
    [
      'above an offer that stands for a missing price',
      { price: 0, offer_price: 20_000, before_price: 25_000 },
      '$25,000',
    ],
    [
      'equal to an offer that stands for a missing price',
      { price: 0, offer_price: 20_000, before_price: 20_000 },
      undefined,
    ],
    ['above the price of a car with the sold flag', { before_price: 48_990, sold: true }, undefined],
    [
      'below an offer that stands for a missing price',
      { price: 0, offer_price: 20_000, before_price: 15_000 },
      undefined,
    ],
  ])('priceLine with an earlier price %s', (_, change, was) => {
    const line = priceLine(car(change), site);
    expect(line.kind === 'price' ? line.was : 'no price').toEqual(
      was === undefined ? undefined : { text: was, spoken: `was ${was}` },
    );
  });

  it.each([
    ['a subscription', { subscription_price: 250, before_price: 48_990 }],
    ['Enquire for price.', { price: 0, before_price: 48_990 }],
  ])('shows no earlier price with %s', (_, change) => {
    expect(priceLine(car(change), subscriptions)).not.toHaveProperty('was');
  });

  it('shows no earlier price with PREORDER', () => {
    expect(priceLine(car({ price: 5, preorder: true, before_price: 48_990 }), site)).toEqual({
      kind: 'preorder',
      text: 'PREORDER',
    });
  });

  it.each([
    ['499 below the state', { state_average_market_price: 46_489 }, {}, undefined],
    ['500 below the state', { state_average_market_price: 46_490 }, {}, '$500 below market average'],
    [
      '3,400 below the nation where the state has no figure',
      { state_average_market_price: 0, average_market_price: 49_390 },
      {},
      '$3,400 below market average',
    ],
    [
      'far below the nation, but not below the state',
      { state_average_market_price: 45_000, average_market_price: 60_000 },
      {},
      undefined,
    ],
    ['far below, but sold', { state_average_market_price: 60_000 }, { status: 'sold' }, undefined],
    [
      'far below by the offer price only',
      { state_average_market_price: 46_000 },
      { offer_price: 40_000 },
      '$6,000 below market average',
    ],
    ['no figures', {}, {}, undefined],
  ])('priceLine with a market average %s', (_, autograb_data, change, text) => {
    const line = priceLine(car({ autograb_data, ...change }), site);
    expect(line.kind === 'price' ? line.market?.text : 'no price').toBe(text);
  });

  it('priceLine explains the badge with the figure and the place', () => {
    const line = priceLine(car({ state: 'QLD', autograb_data: { state_average_market_price: 49_390 } }), site);
    expect(line.kind === 'price' ? line.market?.explanation : '').toContain('$49,390 on average in QLD');
  });
});

describe('the price on the road next to the price', () => {
  const basis = aSite({ price: { basis: 'driveAway' } });
  const line = (change: Record<string, unknown>, where = basis) => {
    const shown = priceLine(car({ state: 'QLD', price_type: 'Excl. govt charges', ...change }), where);
    return shown.kind === 'price' ? [shown.text, shown.onRoad] : shown.kind;
  };

  it.each([
    ['an estimate', { drive_away_price: 47_402, drive_away_from: false }, 'Estimated drive away $47,402 in QLD'],
    [
      'the least of it',
      { drive_away_price: 47_370, drive_away_from: true },
      'Estimated drive away from $47,370 in QLD',
    ],
    [
      'an estimate with cents, as its parts add up',
      { drive_away_price: 47_402.4, drive_away_from: false },
      'Estimated drive away $47,402.40 in QLD',
    ],
    [
      'an estimate without a state, where the yard names none',
      { drive_away_price: 47_402, drive_away_from: false, state: undefined },
      'Estimated drive away $47,402',
    ],
    ['nothing, where nothing is known on top', { drive_away_price: 45_990, drive_away_from: true }, undefined],
    ['nothing, where the index has no estimate', {}, undefined],
    ['nothing, for a drive-away price', { price_type: 'Drive away', drive_away_price: 47_402 }, undefined],
  ])('the price on the road next to the price is %s', (_, change, text) => {
    expect(line(change)).toEqual(['$45,990', text]);
  });

  it('the price on the road is absent unless the site’s price basis is the price on the road', () => {
    expect(line({ drive_away_price: 47_402 }, site)).toEqual(['$45,990', undefined]);
  });
});

describe('enquiryPrice', () => {
  it('enquiryPrice is the price of a car that can be bought, and none of a sold one', () => {
    expect(enquiryPrice(car(), site)).toEqual(priceLine(car(), site));
    expect(enquiryPrice(car({ status: 'coming_soon' }), site)).toMatchObject({ text: '$45,990' });
    expect(enquiryPrice(car({ status: 'sold' }), site)).toBeUndefined();
    expect(enquiryPrice(car({ sold: true }), site)).toBeUndefined();
  });
});

describe('priceSummary', () => {
  it.each([
    [
      {
        kind: 'price',
        amount: 45_990,
        text: '$45,990',
        priceType: 'Drive away',
        was: { text: '$48,000', spoken: 'was $48,000' },
      },
      '$45,990 Drive away, was $48,000',
    ],
    [
      { kind: 'price', amount: 9_990, text: '$9,990', priceType: 'plus\u00a0on-road\u00a0costs' },
      '$9,990 plus on-road costs',
    ],
    [{ kind: 'price', amount: 9_990, text: '$9,990', priceType: '' }, '$9,990'],
    [
      { kind: 'price', amount: 9_990, text: '$9,990', priceType: 'Excl. govt charges', onRoad: 'Drive away $11,000' },
      '$9,990 Excl. govt charges, Drive away $11,000',
    ],
    [
      { kind: 'subscription', amount: 250, text: '$250', suffix: '/ week', label: 'subscription', spoken: '' },
      '$250 / week',
    ],
    [{ kind: 'preorder', text: 'PREORDER' }, 'PREORDER'],
    [{ kind: 'noPrice', text: 'Enquire for price.' }, 'Enquire for price.'],
  ] as const)('%o', (price, text) => {
    expect(priceSummary(price)).toBe(text);
  });
});
