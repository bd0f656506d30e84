import { describe, expect, it } from 'vitest';
import { aVehicle } from '@dealer/core/testing';
import { readPrices, rememberPrices } from './savedPrices.ts';
import { aStorage, forbidden } from './testStorage.ts';

const prefix = 'dealer:harbour-city:';
const priced = (id: number, price: number) => aVehicle({ id, price, offer_price: undefined });

describe('prices of marked vehicles', () => {
  it('prices of marked vehicles are those of the day they were marked', () => {
    const local = { storage: aStorage(), prefix };
    rememberPrices(local, [priced(7, 45_990)]);
    rememberPrices(local, [priced(8, 12_000)]);
    expect(readPrices(local, [7, 8])).toEqual({ 7: 45_990, 8: 12_000 });
  });

  it('prices of marked vehicles are forgotten with the mark', () => {
    const local = { storage: aStorage(), prefix };
    rememberPrices(local, [priced(7, 45_990), priced(8, 12_000)]);
    expect(readPrices(local, [8])).toEqual({ 8: 12_000 });
    expect(readPrices(local, [7, 8])).toEqual({ 8: 12_000 });
  });

  it('prices of marked vehicles are unknown where nothing can be stored', () => {
    const local = { storage: forbidden, prefix };
    rememberPrices(local, [priced(7, 45_990)]);
    expect(readPrices(local, [7])).toEqual({});
  });
});
