import { describe, expect, it } from 'vitest';
import { priceRange, priceRanges } from './priceRange.ts';

describe('priceRange', () => {
  it.each([
    [9_999, 'Under $10,000'],
    [10_000, '$10,000 - $20,000'],
    [19_999.5, '$10,000 - $20,000'],
    [45_990, '$40,000 - $50,000'],
    [74_999, '$50,000 - $75,000'],
    [100_000, '$100,000 and over'],
    [1_500_000, '$100,000 and over'],
  ])('puts $%d into %s', (price, band) => {
    expect(priceRange(price)).toBe(band);
  });

  it('has no band for a car without a price', () => {
    expect(priceRange(undefined)).toBeUndefined();
    expect(priceRange(0)).toBeUndefined();
  });

  it('lists eight bands from cheap to dear', () => {
    expect(priceRanges).toHaveLength(8);
    expect(priceRanges[0]).toBe('Under $10,000');
    expect(priceRanges[7]).toBe('$100,000 and over');
  });
});
