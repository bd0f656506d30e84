import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editedAmount, readAmount } from './readAmount.ts';

describe('readAmount', () => {
  it.each([
    ['1500', 1_500],
    ['$1,500', 1_500],
    [' $ 1 500.50 ', 1_500.5],
    ['8.5%', 8.5],
    ['１２，５００', 12_500],
    ['.5', 0.5],
    ['5.', 5],
    ['-5', -5],
    ['12,5', 12.5],
    ['-12,5', -12.5],
    ['1.234,5', 1_234.5],
    ['1.234.567,89', 1_234_567.89],
    ["12'500.5", 12_500.5],
    ['12,500', 12_500],
    ['12,500.', 12_500],
    ['12,', 12],
    ['1.899', 1.899],
    ['3,4990', undefined],
    ['12,34,567', undefined],
    ['', undefined],
    ['.', undefined],
    ['-', undefined],
    ['1.2.3', undefined],
    ['1e5', undefined],
    ['0x10', undefined],
    ['ten', undefined],
    ['9'.repeat(400), undefined],
  ])('readAmount: "%s" is %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });
});

/** Dollars and cents as a person writes them: grouped or not, with a comma or a point before the decimals. */
const written = fc
  .record({
    cents: fc.integer({ min: 0, max: 999_999_999 }),
    decimals: fc.constantFrom(0, 1, 2),
    custom: fc.constantFrom(['', '.'], ['', ','], [',', '.'], ['.', ','], [' ', '.'], [' ', ','], ["'", '.']),
  })
  .map(({ cents, decimals, custom: [group, point] }) => {
    const amount = Number((cents / 100).toFixed(decimals));
    const [whole, rest] = amount.toFixed(decimals).split('.');
    const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, group!);
    return { amount, text: rest === undefined ? grouped : `${grouped}${point}${rest}` };
  });

describe('a number that people group', () => {
  it('a number that people group is the same number however it is grouped', () => {
    fc.assert(
      fc.property(written, fc.constantFrom('', '$', '$ '), ({ amount, text }, sign) => {
        expect(readAmount(`${sign}${text}`, 'thousands')).toBe(amount);
      }),
    );
  });

  it.each([
    ['1.500', 1_500],
    ['1.5', 1.5],
    ['1500.500', 1_500.5],
  ])('"%s" is %s where a point can group thousands', (text, amount) => {
    expect(readAmount(text, 'thousands')).toBe(amount);
  });
});

describe('editedAmount', () => {
  it.each([
    ['12,000', '12,00', '1200'],
    ['12,000', '12,0005', '120005'],
    ['100,000+', '10,000+', '10000+'],
    ['12,000', '12,5', '12,5'],
    ['2,000', '12,5', '12,5'],
    ['2,000', '2,000', '2,000'],
    ['12,5', '12,50', '12,50'],
    ['', '1', '1'],
  ])('editedAmount over "%s", "%s" is "%s"', (before, text, edited) => {
    expect(editedAmount(before, text)).toBe(edited);
  });
});
