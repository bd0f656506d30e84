import { describe, expect, it } from 'vitest';
import { queryText } from './queryText.ts';

describe('queryText', () => {
  it.each([
    ['mazda 2', 'mazda 2 '],
    ['86', '86 '],
    ['landcruiser 200', 'landcruiser 200 '],
    ['bmw 320', 'bmw 320'],
    ['hilux 201', 'hilux 201'],
    ['cx5', 'cx5'],
    ['cx-5', 'cx-5'],
    ['2 door', '2 door'],
    ['hilux', 'hilux'],
    ['', ''],
    ['mazda 2 ', 'mazda 2 '],
  ])('queryText sends %j as %j', (typed, sent) => {
    expect(queryText(typed)).toBe(sent);
  });
});
