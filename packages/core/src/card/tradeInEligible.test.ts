import { describe, expect, it } from 'vitest';
import { aVehicle } from '../testing/index.ts';
import { isAutograbEligible } from './tradeInEligible.ts';

describe('isAutograbEligible', () => {
  it.each([
    ['in stock at 201', { price: 201 }, true],
    ['in stock at 200', { price: 200 }, false],
    ['without a price', { price: undefined }, false],
    ['reserved', { reserved: true }, false],
    ['coming soon', { status: 'coming_soon' }, false],
    ['sold', { status: 'sold' }, false],
    ['in stock with the sold flag', { sold: true }, false],
  ])('isAutograbEligible: %s', (_, change, eligible) => {
    expect(isAutograbEligible(aVehicle(change))).toBe(eligible);
  });
});
