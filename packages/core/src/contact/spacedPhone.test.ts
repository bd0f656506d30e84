import { describe, expect, it } from 'vitest';
import { spacedPhone } from './spacedPhone.ts';

describe('a mobile number in groups', () => {
  it.each([
    ['0412345678', '0412 345 678'],
    ['021345678', '021 345 678'],
    ['0212345678', '021 234 5678'],
    ['02112345678', '021 1234 5678'],
    ['0279876543', '027 987 6543'],
    ['131122', '131122'],
    ['0412 345 678', '0412 345 678'],
    ['', ''],
  ])('a mobile number in groups: %s reads %s', (local, grouped) => {
    expect(spacedPhone(local)).toBe(grouped);
  });
});
