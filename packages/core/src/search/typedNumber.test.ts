import { describe, expect, it } from 'vitest';
import { hasNumber, typedNumber } from './typedNumber.ts';

describe('typedNumber', () => {
  it.each([
    ['u10324', 'U10324'],
    [' 324 ABC ', '324ABC'],
    ['ABC-123', 'ABC123'],
    ['ABC–123', 'ABC123'],
    ['ABC·123', 'ABC123'],
    ['#u/10324', 'U10324'],
    ['ＡＢＣ　１２３', 'ABC123'],
    ['6zz1234567890abcd', '6ZZ1234567890ABCD'],
    ['45112', '45112'],
    ['2019', undefined],
    ['hilux', undefined],
    ['', undefined],
    ['x5', undefined],
    ['hilux 4x4 white automatic', undefined],
    ['"u10324"', undefined],
    ['u103.24', undefined],
  ])('typedNumber: %j: %s', (typed, number) => {
    expect(typedNumber(typed)).toBe(number);
  });
});

describe('hasNumber', () => {
  const vehicle = { stockNumber: 'U10324', regoPlate: '324 ABC', vin: '6ZZ1234567890ABCD' };
  it.each([
    ['U10324', true],
    ['324ABC', true],
    ['6ZZ1234567890ABCD', true],
    ['U10325', false],
    ['U1032', false],
    ['ABC', false],
  ])('hasNumber: %s: %s', (number, bears) => {
    expect(hasNumber(vehicle, number)).toBe(bears);
    expect(hasNumber({ stockNumber: undefined, regoPlate: undefined, vin: undefined }, number)).toBe(false);
  });
});
