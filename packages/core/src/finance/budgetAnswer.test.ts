import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { budgetFrom, budgetWithInterest } from './budgetAnswer.ts';

describe('budgetFrom', () => {
  // 200 x 52 x 5 + 2000 and 600 x 12 x 5 + 2000, by hand (decision A29).
  it.each([
    ['a week’s repayment', { repayment: '200', deposit: '2000', frequency: 'week' as const }, 54_000],
    ['a month’s repayment', { repayment: '600', deposit: '2000', frequency: 'month' as const }, 38_000],
    ['amounts as people write them', { repayment: '$1,500', deposit: '$ 2,000', frequency: 'month' as const }, 92_000],
    ['words instead of numbers', { repayment: 'lots', deposit: '2000', frequency: 'week' as const }, 2_000],
    ['a negative deposit', { repayment: '100', deposit: '-5', frequency: 'week' as const }, 26_000],
    // Each amount is limited to 1,000,000, the budget is not (decision H12).
    ['more than anyone pays', { repayment: '99999999', deposit: '0', frequency: 'month' as const }, 60_000_000],
    ['the most of both', { repayment: '1000000', deposit: '1,000,000', frequency: 'week' as const }, 261_000_000],
  ])('budgetFrom comes from %s', (_, given, expected) => {
    expect(budgetFrom({ ...given, years: 5 })).toBe(expected);
  });
});

describe('budgetWithInterest', () => {
  const weekly = { repayment: '200', deposit: '2000', frequency: 'week' as const, years: 5 };

  // 200 x (1 - (1 + 0.1 / 52) ^ -260) / (0.1 / 52) = 40,893, and the deposit: 42,893.
  it('budgetWithInterest is what the repayments pay for at the site’s rate, in whole thousands', () => {
    expect(budgetWithInterest(weekly, aSite({ finance: { defaultRate: 10 } }))).toBe(42_000);
  });

  // 600 x (1 - (1 + 0.1 / 12) ^ -60) / (0.1 / 12) = 28,239, and the deposit: 30,239.
  it('budgetWithInterest counts twelve monthly repayments a year', () => {
    expect(
      budgetWithInterest({ ...weekly, repayment: '600', frequency: 'month' }, aSite({ finance: { defaultRate: 10 } })),
    ).toBe(30_000);
  });

  it('budgetWithInterest is not said where it says nothing: without interest, and for next to nothing', () => {
    expect(budgetWithInterest(weekly, aSite({ finance: { defaultRate: 0 } }))).toBeUndefined();
    expect(budgetWithInterest({ ...weekly, repayment: '2', deposit: '0' }, aSite())).toBeUndefined();
  });
});
