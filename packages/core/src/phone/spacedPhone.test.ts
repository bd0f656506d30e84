import { describe, expect, it } from 'vitest';
import { spacedPhone } from './spacedPhone.ts';

describe('a mobile number in groups', () => {
  it.each([
    ['0412345678', '0412 345 678'],
    ['021345678', '021 345 678'],
    ['131122', '131122'],
    ['', ''],
  ])('%s reads %s', (local, words) => {
    expect(spacedPhone(local)).toBe(words);
  });
});
