import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { autoGauge, hasAutoGauge } from './index.ts';

const site = aSite();
const answer = {
  fill: 64,
  listing_price: 45_990,
  market_range_min: 42_000,
  market_range_max: 51_000,
  confidence: 0.8,
  description: 'Great price',
};
const shown = (change: Record<string, unknown>) => autoGauge({ ...answer, ...change }, site);

describe('autoGauge', () => {
  it('autoGauge shows the position of the price', () => {
    expect(shown({})).toEqual({
      kind: 'gauge',
      fill: 64,
      listing: '$45,990',
      rangeMin: '$42,000',
      rangeMax: '$51,000',
      description: 'Great price',
    });
  });

  it.each(Object.keys(answer))('autoGauge is hidden without %s', (field) => {
    for (const missing of [undefined, null, '', 'null'])
      expect(shown({ [field]: missing })).toEqual({ kind: 'hidden', reason: 'missing' });
  });

  it.each([
    ['a confidence of 0.2', { confidence: 0.2 }, 'confidence'],
    ['a confidence of 0', { confidence: 0 }, 'confidence'],
    ['a market that ends below the price', { market_range_max: 45_989 }, 'range'],
    ['a fraction for a fill', { fill: 0.64 }, 'fill'],
    ['a fill above 100', { fill: 101 }, 'fill'],
    ['a negative fill', { fill: -1 }, 'fill'],
  ])('autoGauge is hidden with %s', (_, change, reason) => {
    expect(shown(change)).toEqual({ kind: 'hidden', reason });
  });

  it.each([
    ['a confidence of 0.21', { confidence: 0.21 }, 64],
    ['a market that ends at the price', { market_range_max: 45_990 }, 64],
    ['a market that begins at 0', { market_range_min: 0 }, 64],
    ['a fill of 0, as 20', { fill: 0 }, 20],
    ['a fill of 1, which is per cent, as 20', { fill: 1 }, 20],
    ['a fill of 1.5, as 20', { fill: 1.5 }, 20],
    ['a fill of 19, as 20', { fill: 19 }, 20],
    ['a fill of 21', { fill: 21 }, 21],
    ['a fill of 100', { fill: '100' }, 100],
  ])('autoGauge is shown with %s', (_, change, fill) => {
    expect(shown(change)).toMatchObject({ kind: 'gauge', fill });
  });

  it.each([[null], [undefined], [{}], ['no data'], [[]]])('autoGauge has no data in %o', (nothing) => {
    expect(autoGauge(nothing, site)).toEqual({ kind: 'hidden', reason: 'noData' });
  });
});

describe('hasAutoGauge', () => {
  const plugin = aSite({ plugins: { autogauge: true } });
  it.each([
    ['a used car', { kind: 'inStock', carType: 'used' }, plugin, true],
    ['a demo', { kind: 'inStock', carType: 'demo' }, plugin, false],
    ['a sold car', { kind: 'sold', carType: 'used' }, plugin, false],
    ['a site without the plugin', { kind: 'inStock', carType: 'used' }, site, false],
  ] as const)('hasAutoGauge for %s', (_, vehicle, where, requested) => {
    expect(hasAutoGauge(vehicle, where)).toBe(requested);
  });
});
