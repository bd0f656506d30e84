import { describe, expect, it } from 'vitest';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import { financeDisclaimer, weeklyFootnote } from './index.ts';

const site = aSite({ finance_provider: 'Taurus' });
const lentAt = (comparisonRate: number) =>
  aVehicle({ finance_lenders: { Taurus: { interestRate: comparisonRate - 1, comparisonRate, termYears: 5 } } });

describe('the footnote of starred weekly payments', () => {
  it('the footnote of starred weekly payments has the one comparison rate of the cards, with its warning', () => {
    expect(weeklyFootnote([lentAt(9), lentAt(9)], site, testNow)).toEqual({
      finance: financeDisclaimer(site),
      lines: [
        'Comparison rate: 9.00%\u00a0p.a.',
        expect.stringContaining('WARNING: This comparison rate is true only for'),
      ],
    });
  });

  it('the footnote of starred weekly payments has the lowest and the highest comparison rate by number', () => {
    expect(weeklyFootnote([lentAt(9.5), lentAt(11), lentAt(8.38)], site, testNow)?.lines[0]).toBe(
      'Comparison rates: 8.38%\u00a0p.a. to 11.00%\u00a0p.a.',
    );
  });

  it('mentions the total of payments in New Zealand', () => {
    expect(weeklyFootnote([lentAt(9)], aSite({ finance_provider: 'Taurus', country: 'NZ' }), testNow)?.lines).toEqual([
      'The total of payments is beside each payment.',
    ]);
  });

  it('the footnote of starred weekly payments is absent where no payment has a star', () => {
    expect(weeklyFootnote([], site, testNow)).toBeUndefined();
    expect(weeklyFootnote([aVehicle({ status: 'sold' })], site, testNow)).toBeUndefined();
    expect(weeklyFootnote([aVehicle()], aSite({ finance_provider: null }), testNow)).toBeUndefined();
    expect(weeklyFootnote([aVehicle()], aSite({ finance_provider: null, country: 'NZ' }), testNow)).toBeUndefined();
    const withoutRate = aVehicle({ finance_lenders: { Taurus: { interestRate: 8, termYears: 5 } } });
    expect(weeklyFootnote([withoutRate], site, testNow)).toBeUndefined();
  });
});
