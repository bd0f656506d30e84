import { describe, expect, it } from 'vitest';
import { formatKm } from './formatKm.ts';
import { formatCount, formatMoney } from './formatNumber.ts';

describe('formatMoney', () => {
  it.each([
    [45_990, '$45,990'],
    [0, '$0'],
    [128.4, '$128.40'],
    [99.999, '$100'],
    [1_250_000, '$1,250,000'],
    [-500, '-$500'],
  ])('%d dollars are %s in both countries', (amount, text) => {
    expect(formatMoney(amount, { country: 'AU' })).toBe(text);
    expect(formatMoney(amount, { country: 'NZ' })).toBe(text);
  });
});

describe('formatKm', () => {
  it('formatKm never separates the unit from its number', () => {
    expect(formatKm(12_345.6)).toBe('12,346\u00a0km');
    expect(formatKm(0)).toBe('0\u00a0km');
  });
});

describe('formatCount', () => {
  it('formatCount separates the thousands of a count', () => {
    expect(formatCount(16_734)).toBe('16,734');
  });
});
