import { describe, expect, it } from 'vitest';
import { priceRange, weeklyPriceRange } from './priceRange.ts';

describe('priceRange', () => {
  it.each([
    [9_999, 'Under $10,000'],
    [10_000, '$10,000 - $20,000'],
    [19_999.5, '$10,000 - $20,000'],
    [45_990, '$40,000 - $50,000'],
    [74_999, '$50,000 - $75,000'],
    [100_000, '$100,000 and over'],
    [1_500_000, '$100,000 and over'],
  ])('priceRange puts $%d into %s', (price, band) => {
    expect(priceRange(price)).toBe(band);
  });

  it('priceRange has no band for a car without a price', () => {
    expect(priceRange(undefined)).toBeUndefined();
    expect(priceRange(0)).toBeUndefined();
  });
});

describe('weeklyPriceRange', () => {
  // $30,000 at 10 % over five years is $146.73 a week (decision A1), so $1 of price is 0.489 cents a week.
  it.each([
    [10_000, 'Under $50 a week'], // 48.91
    [10_300, '$50 - $75 a week'], // 50.38
    [20_000, '$75 - $100 a week'], // 97.82 -> 98
    [20_446, '$100 - $150 a week'], // 100.00 -> 100 or 101
    [30_000, '$100 - $150 a week'],
    [61_500, '$300 - $400 a week'], // 300.8
    [90_000, '$400 and over a week'],
  ])('weeklyPriceRange puts $%d into %s', (price, band) => {
    expect(weeklyPriceRange(price)).toBe(band);
  });

  it('weeklyPriceRange has no band without a price', () => {
    expect(weeklyPriceRange(undefined)).toBeUndefined();
  });
});
