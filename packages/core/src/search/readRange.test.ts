import { describe, expect, it } from 'vitest';
import { readRange, writeRange } from './index.ts';

describe('readRange', () => {
  it.each([
    ['10000:30000', { min: 10_000, max: 30_000 }],
    [':30000', { min: 0, max: 30_000 }],
    ['10000:', { min: 10_000 }],
    [' 1 : 2 ', { min: 1, max: 2 }],
    ['5:5', { min: 5, max: 5 }],
    ['0:0', { min: 0, max: 0 }],
    ['1.25:2.5', { min: 1.25, max: 2.5 }],
    [':', undefined],
    ['', undefined],
    ['5', undefined],
    ['1:2:3', undefined],
    ['a:3', undefined],
    ['3:a', undefined],
    ['a:', undefined],
    [':a', undefined],
    ['-1:3', undefined],
    ['3:2', undefined],
    ['1.234:2', undefined],
    ['1:2.345', undefined],
    ['1e3:', undefined],
    ['1234567890123:', undefined],
  ])('readRange: "%s"', (text, range) => {
    expect(readRange(text)).toStrictEqual(range);
  });
});

describe('writeRange', () => {
  it.each([
    [{ max: 30_000 }, '0:30000'],
    [{ min: -5, max: 30_000 }, '0:30000'],
    [{ min: 2_018 }, '2018:'],
    [{ min: 1 }, '1:'],
    [{ min: 0 }, undefined],
    [{ min: -5 }, undefined],
    [{}, undefined],
    [{ min: 0, max: 0 }, '0:0'],
  ])('writeRange: %j', (range, text) => {
    expect(writeRange(range)).toBe(text);
  });
});
