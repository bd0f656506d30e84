import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import {
  type BudgetAction,
  budgetAnswer,
  budgetFinder,
  type BudgetFinder,
  moneyQuickOptions,
  startBudget,
} from './index.ts';
import { budgetAmount } from './budgetFinder.ts';

const site = aSite();
const after = (...actions: BudgetAction[]): BudgetFinder =>
  actions.reduce((state, action) => budgetFinder(state, action, site), startBudget(site));

describe('startBudget', () => {
  it('startBudget is 200 a week and 2000 down, which is 54000', () => {
    expect(startBudget(site)).toEqual({ frequency: 'week', repayment: '200', isOwnRepayment: false, deposit: '2,000' });
    // 200 x 52 x 5 + 2000.
    expect(budgetAnswer(startBudget(site), { type: 'Car', site })).toEqual({
      kind: 'enough',
      budget: 54_000,
      prices: { above: 1_000, upTo: 54_000 },
    });
  });
});

describe('budgetFinder', () => {
  it("budgetFinder brings the other frequency's usual repayment, 600 a month, which is 38000", () => {
    const monthly = after({ kind: 'frequency', frequency: 'month' });
    expect(monthly.repayment).toBe('600');
    // 600 x 12 x 5 + 2000.
    expect(budgetAnswer(monthly, { type: 'Car', site }).budget).toBe(38_000);
    expect(budgetFinder(monthly, { kind: 'frequency', frequency: 'week' }, site).repayment).toBe('200');
  });

  it('budgetFinder does not change a repayment that the shopper entered', () => {
    expect(after({ kind: 'repayment', text: '350' }, { kind: 'frequency', frequency: 'month' })).toMatchObject({
      frequency: 'month',
      repayment: '350',
    });
  });

  it.each([
    ['abc', '0'],
    ['', '0'],
    ['-5', '0'],
    ['9999999', '1,000,000'],
    ['$1,500', '1,500'],
    ['1234.5', '1,234.5'],
    ['12,5', '12.5'],
    ['1.234,5', '1,234.5'],
    ['1234.5678', '1,234.57'],
  ])('budgetFinder shows for "%s" the amount that is used, %s, once the field is left', (text, shown) => {
    expect(after({ kind: 'repayment', text }, { kind: 'leave', field: 'repayment' }).repayment).toBe(shown);
    expect(after({ kind: 'deposit', text }, { kind: 'leave', field: 'deposit' }).deposit).toBe(shown);
  });

  it("budgetFinder leaves the usual repayment the frequency's own where the field was only visited", () => {
    expect(after({ kind: 'leave', field: 'repayment' }, { kind: 'frequency', frequency: 'month' }).repayment).toBe(
      '600',
    );
  });

  it('budgetFinder reads one digit less of the deposit that is shown, 2,000 dollars, as 200', () => {
    expect(after({ kind: 'deposit', text: '2,00' }, { kind: 'leave', field: 'deposit' }).deposit).toBe('200');
  });

  it('counts another deposit towards the budget', () => {
    expect(budgetAnswer(after({ kind: 'deposit', text: '$ 5,000' }), { type: 'Car', site }).budget).toBe(57_000);
  });
});

describe('budgetAnswer', () => {
  it.each([
    [54_001, 'tooLow'],
    [54_000, 'enough'],
    [undefined, 'enough'],
  ])('budgetAnswer with a cheapest price of %s is %s', (cheapest, kind) => {
    expect(budgetAnswer(startBudget(site), { cheapest, type: 'Car', site }).kind).toBe(kind);
  });

  it.each([
    [53_999, { above: 1_000 }],
    [54_000, { above: 1_000, upTo: 54_000 }],
    [undefined, { above: 1_000, upTo: 54_000 }],
  ])('budgetAnswer with a dearest price of %s searches the prices %o', (dearest, prices) => {
    expect(budgetAnswer(startBudget(site), { dearest, type: 'Car', site })).toHaveProperty('prices', prices);
  });

  it('budgetAnswer says that there is nothing, in the noun of the search', () => {
    expect(budgetAnswer(startBudget(site), { cheapest: 60_000, type: 'SUV', site })).toEqual({
      kind: 'tooLow',
      budget: 54_000,
      button: '0 SUVs Found',
      message: 'No SUVs found for this budget',
    });
  });
});

describe('budgetAmount', () => {
  it.each([
    ['1,500', 1_500],
    ['$1,500', 1_500],
    ['lots', 0],
    ['', 0],
    ['-5', 0],
    ['1000000', 1_000_000],
    ['1000001', 1_000_000],
    ['1e3', 0],
    ['12.34', 12.34],
    ['NaN', 0],
    ['Infinity', 0],
  ])('budgetAmount: "%s" is %s', (text, amount) => {
    expect(budgetAmount(text)).toBe(amount);
  });
});

describe('moneyQuickOptions', () => {
  it('moneyQuickOptions run from 5,000 to 70,000 dollars, or as the site has them', () => {
    const options = moneyQuickOptions(site);
    expect(options[0]).toEqual({ value: 5_000, label: '$5,000' });
    expect(options.at(-1)).toEqual({ value: 70_000, label: '$70,000' });
    expect(moneyQuickOptions(aSite({ search: { budget: { quickOptions: [800_000, 300_000, 300_000] } } }))).toEqual([
      { value: 300_000, label: '$300,000' },
      { value: 800_000, label: '$800,000' },
    ]);
  });
});
