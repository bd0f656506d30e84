import { describe, expect, it } from 'vitest';
import { creditHistories, financePageInputs, type FinancePageAction, type FinancePageInputs } from './index.ts';

const start: FinancePageInputs = { purchasePrice: '', term: '5', creditHistory: 'GREAT' };
const after = (...actions: FinancePageAction[]): FinancePageInputs => actions.reduce(financePageInputs, start);

describe('financePageInputs', () => {
  it('financePageInputs keep digits while typing and the range on leaving', () => {
    expect(after({ kind: 'type', field: 'purchasePrice', text: '$9,500.99' }).purchasePrice).toBe('9500');
    expect(
      after({ kind: 'type', field: 'purchasePrice', text: '9500' }, { kind: 'leave', field: 'purchasePrice' })
        .purchasePrice,
    ).toBe('10000');
    expect(after({ kind: 'leave', field: 'purchasePrice' }).purchasePrice).toBe('10000');
  });

  it.each([
    ['0', '1'],
    ['8', '7'],
    ['', '1'],
    ['.', '1'],
    ['5.5', '5.5'],
    ['-3', '3'],
    ['seven', '1'],
  ])('a term of "%s" becomes %s', (text, term) => {
    expect(after({ kind: 'type', field: 'term', text }, { kind: 'leave', field: 'term' }).term).toBe(term);
  });

  it('financePageInputs take four characters of a term', () => {
    expect(after({ kind: 'type', field: 'term', text: '12.345678' }).term).toBe('12.3');
  });

  it('know three credit histories on the finance page', () => {
    expect(creditHistories).toEqual(['GREAT', 'DECENT', 'POOR']);
    expect(after({ kind: 'creditHistory', value: 'POOR' })).toEqual({ ...start, creditHistory: 'POOR' });
  });
});
