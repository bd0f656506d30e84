import { describe, expect, it } from 'vitest';
import { readAmount } from './readAmount.ts';

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
    ['', undefined],
    ['.', undefined],
    ['-', undefined],
    ['1.2.3', undefined],
    ['1e5', undefined],
    ['0x10', undefined],
    ['ten', undefined],
    ['9'.repeat(400), undefined],
  ])('"%s" is %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });
});
