import { describe, expect, it } from 'vitest';
import { aSite, aVehicle } from '../testing/index.ts';
import { favouriteChanges, parseSavedPrices } from './favouriteChanges.ts';
import { favouriteOf } from './favourites.ts';

const site = aSite();
const at = (price: number | undefined, status = 'in_stock') =>
  aVehicle({ id: 7, price, before_price: undefined, offer_price: undefined, status });
const saved = favouriteOf(at(45_990));
const since = (vehicles: Parameters<typeof favouriteChanges>[0]['vehicles'], prices: Record<number, number>) =>
  favouriteChanges({ favourites: [saved], vehicles, prices }, site).map(({ kind, text }) => [kind, text]);

describe('favouriteChanges', () => {
  it.each([
    ['reduced by a thousand', [at(44_990)], { 7: 45_990 }, [['reduced', '$1,000 less than when you saved it']]],
    ['raised', [at(46_490)], { 7: 45_990 }, [['raised', '$500 more than when you saved it']]],
    ['the same price', [at(45_990)], { 7: 45_990 }, []],
    ['no price known from then', [at(44_990)], {}, []],
    ['no price today', [at(undefined)], { 7: 45_990 }, []],
    ['sold, whatever it costs now', [at(44_990, 'sold')], { 7: 45_990 }, [['sold', 'Sold since you saved it']]],
    ['gone', [], { 7: 45_990 }, [['gone', 'No longer listed']]],
  ])('reports a favourite that is %s', (_, vehicles, prices, reported) => {
    expect(since(vehicles, prices)).toEqual(reported);
  });

  it('favouriteChanges has the order of the favourites', () => {
    const other = favouriteOf(aVehicle({ id: 8 }));
    expect(
      favouriteChanges({ favourites: [other, saved], vehicles: [], prices: {} }, site).map(
        ({ favourite }) => favourite.id,
      ),
    ).toEqual([8, 7]);
  });
});

describe('parseSavedPrices', () => {
  it('parseSavedPrices reads prices by vehicle, and leaves out what is none', () => {
    expect(parseSavedPrices({ 7: 45990, 8: '$12,000', 9: -1, 10: 'free', hilux: 5 })).toEqual({ 7: 45990, 8: 12000 });
    expect(parseSavedPrices([1, 2])).toEqual({});
    expect(parseSavedPrices('7')).toEqual({});
  });
});
