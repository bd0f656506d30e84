import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { promoTileKinds } from '../offers/index.ts';
import { reserveTerms } from './index.ts';

describe('promoTileKinds', () => {
  it('promoTileKinds are six, and the first tile is at position 8', () => {
    expect(promoTileKinds).toEqual(['warranty', 'video call', 'trade-in', 'freight', 'finance', 'quality assured']);
    expect(aSite().promo.positions).toBe(8);
  });
});

describe('reserveTerms', () => {
  it.each([
    ["the car's own amount", { reserveAmount: 500 }, {}, '$500'],
    ["the site's words without one", {}, {}, '$200'],
    ["the site's words for an amount of 0", { reserveAmount: 0 }, { copy: { depositText: '$99' } }, '$99'],
  ])('reserveTerms quote %s', (_, vehicle, change, deposit) => {
    expect(reserveTerms(vehicle, aSite(change))).toEqual({ deposit, isRefundable: true, hours: 48 });
  });
});
