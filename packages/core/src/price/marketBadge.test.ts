import { describe, expect, it } from 'vitest';
import { aSite, aVehicle } from '../testing/index.ts';
import { marketBadge } from './marketBadge.ts';
import { priceLine } from './priceLine.ts';
import { priceTypeOf } from './shownPrice.ts';

const australia = aSite();
const badge = (change: Parameters<typeof aVehicle>[0], site = australia) =>
  marketBadge(aVehicle({ price: 45_990, ...change }), site);
const plain = (text: string | undefined): string | undefined => text?.replaceAll('\u00a0', ' ');

describe('marketBadge', () => {
  it("marketBadge says whose average it compares with: the state's, named where it is known", () => {
    const autograb_data = { state_average_market_price: 49_390 };
    expect(plain(badge({ autograb_data })?.text)).toBe('$3,400 below market average');
    expect(plain(badge({ autograb_data })?.explanation)).toContain('for $49,390 on average in QLD.');
    expect(plain(badge({ autograb_data, state: undefined, location: undefined })?.explanation)).toContain(
      'on average in its state.',
    );
  });

  it("or the nation's", () => {
    const autograb_data = { average_market_price: 49_390.4 };
    expect(plain(badge({ autograb_data })?.explanation)).toContain('for $49,390 on average across Australia.');
    expect(plain(badge({ autograb_data }, aSite({ country: 'NZ' }))?.explanation)).toContain(
      'on average across New Zealand.',
    );
  });

  it.each([
    ['an offer below the price', { price: 14_083, offer_price: 11_500 }, 14_666, '$3,166', '$11,500', '$14,666'],
    ['an offer without a price', { price: undefined, offer_price: 11_500 }, 14_666, '$3,166', '$11,500', '$14,666'],
    ['an offer above the price', { price: 11_500, offer_price: 14_083 }, 14_666, '$3,166', '$11,500', '$14,666'],
    [
      'an offer that alone is cheap enough',
      { price: 14_400, offer_price: 11_500 },
      12_000,
      '$500',
      '$11,500',
      '$12,000',
    ],
    ['cents', { price: 11_499.6 }, 14_666.9, '$3,166', '$11,500', '$14,666'],
  ])('marketBadge compares the price that is shown: %s', (_, prices, average, below, shown, mean) => {
    const vehicle = aVehicle({ ...prices, autograb_data: { state_average_market_price: average } });
    const { text, explanation } = marketBadge(vehicle, australia) ?? {};
    expect(text).toBe(`${below} below market average`);
    expect(explanation).toContain(`for ${mean} on average`);
    expect(explanation).toContain(`the price shown, ${shown}, with`);
    const line = priceLine(vehicle, australia);
    expect(line.kind === 'price' && line.market?.text).toBe(text);
    expect(line.kind === 'price' && Math.round(line.amount)).toBe(11_500);
  });

  it('marketBadge says nothing 499 dollars below the average', () => {
    const at = (price: number) => badge({ price, autograb_data: { average_market_price: 12_000 } });
    expect(at(11_501)).toBeUndefined();
    expect(at(11_500)).toBeDefined();
  });

  it('marketBadge says nothing without an average, without a price, of a placeholder price and of a sold car', () => {
    const autograb_data = { average_market_price: 49_390 };
    expect(badge({})).toBeUndefined();
    expect(badge({ autograb_data, price: undefined })).toBeUndefined();
    expect(badge({ autograb_data, price: 10 })).toBeUndefined();
    expect(badge({ autograb_data, status: 'sold' })).toBeUndefined();
  });
});

describe('priceLine', () => {
  it('priceLine has neither a was-price nor a market where there is none', () => {
    expect(priceLine(aVehicle(), australia)).toStrictEqual({
      kind: 'price',
      amount: 45_990,
      text: '$45,990',
      priceType: 'Excl.\u00a0govt\u00a0charges',
    });
  });

  it('compares the was-price with the advertised price, or with the current price if none is advertised', () => {
    const was = (change: object) => {
      const line = priceLine(aVehicle({ price: undefined, ...change }), australia);
      return line.kind === 'price' ? line.was?.text : undefined;
    };
    expect(was({ price: 45_990, before_price: 45_990, offer_price: 40_000 })).toBeUndefined();
    expect(was({ price: 45_990, before_price: 45_991, offer_price: 40_000 })).toBe('$45,991');
    expect(was({ offer_price: 40_000, before_price: 40_001 })).toBe('$40,001');
    expect(was({ offer_price: 40_000, before_price: 40_000 })).toBeUndefined();
  });
});

describe('priceTypeOf', () => {
  it('priceTypeOf shows up to 24 characters on one line and lets longer text wrap', () => {
    const text = (priceType: string) => priceTypeOf({ carType: 'used', priceType }, australia);
    expect(text('Excl. all of govt charge')).toBe('Excl.\u00a0all\u00a0of\u00a0govt\u00a0charge');
    expect(text('Excl. all of govt charges')).toBe('Excl. all of govt charges');
  });
});
