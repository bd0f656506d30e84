import { describe, expect, it } from 'vitest';
import { dealershipFor, feedDealerships } from './dealerships.ts';

describe('dealershipFor', () => {
  it('gives one seller one dealership of its state', () => {
    const one = dealershipFor({ carSuv: 'Honest Example Cars', city: 'Sandgate', state: 'QLD', make: 'MG' });
    const other = dealershipFor({ carSuv: 'HONEST example Cars ', city: 'Nundah', state: 'QLD', make: 'Kia' });
    expect(one.dealership).toBe(other.dealership);
    expect(one.dealership.state).toBe('QLD');
  });

  it('dealershipFor takes status words, masked phones and bodies for no seller', () => {
    const location = { city: 'Sandgate', state: 'QLD', make: 'MG' };
    const found = ['Hatchback', 'NEW In stock', '07 **** ****\n', 'nan', ''].map(
      (carSuv) => dealershipFor({ carSuv, ...location }).location.slug,
    );
    expect(new Set(found).size).toBe(1);
  });

  it('invents 24 dealerships with phone numbers from the ranges reserved for fiction', () => {
    expect(feedDealerships).toHaveLength(24);
    for (const { phone } of feedDealerships.flatMap(({ locations }) => locations))
      expect(phone).toMatch(/^0[2378] 5550 \d{4}$/);
  });
});
