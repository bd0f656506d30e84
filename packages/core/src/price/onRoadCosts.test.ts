import { describe, expect, it } from 'vitest';
import { onRoadCosts } from './onRoadCosts.ts';

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
  ] as const)('of "%s" are %s', (priceType, expected) => {
    expect(onRoadCosts(priceType)).toBe(expected);
  });
});
