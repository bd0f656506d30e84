import { describe, expect, it } from 'vitest';
import { isWithoutGst, onRoadCosts } from './onRoadCosts.ts';

describe('onRoadCosts', () => {
  it.each([
    ['Drive Away', 'included'],
    ['Drive\u00a0away', 'included'],
    ['Incl. on-road costs', 'included'],
    ['No more to pay', 'included'],
    ['Excl. Govt Charges', 'excluded'],
    ['plus\u00a0on road\u00a0costs', 'excluded'],
    ['Before on-road costs', 'excluded'],
    ['EGC', 'excluded'],
    ['Excludes GST', undefined],
    ['Special price', undefined],
    ['', undefined],
  ] as const)('onRoadCosts of "%s" are %s', (priceType, expected) => {
    expect(onRoadCosts(priceType)).toBe(expected);
  });
});

describe('isWithoutGst', () => {
  it.each([
    ['Plus GST', true],
    ['Plus\u00a0GST\u00a0and on-roads', true],
    ['+ GST', true],
    ['Ex GST', true],
    ['Excludes GST', true],
    ['Excl. govt charges and GST', true],
    ['GST not included', true],
    ['Incl. on-road costs, plus GST', true],
    ['Incl. GST', false],
    ['Excl. govt charges, incl. GST', false],
    ['Incl. GST, excl. govt charges', false],
    ['Drive away', false],
  ])('isWithoutGst of "%s" is %s', (priceType, expected) => {
    expect(isWithoutGst(priceType)).toBe(expected);
  });
});
