import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import {
  moveThumb,
  priceSearchRange,
  facetRange,
  readRange,
  refineRange,
  sliderRange,
  snapValue,
  writeRange,
} from './index.ts';

const bounds = { min: 0, max: 100_000 };

describe('snapValue', () => {
  it.each([
    [12_300, 12_000],
    [12_499, 12_000],
    [12_500, 13_000],
    [499, 0],
    [500, 1_000],
    [-5, 0],
    [0, 0],
    [99_999, 100_000],
    [250_000, 100_000],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 100_000],
  ])('snapValue: %d is committed as %d', (value, expected) => {
    expect(snapValue(value, bounds)).toBe(expected);
  });

  it('snapValue can reach an odd end and never goes beyond it', () => {
    expect(snapValue(123_456, { min: 0, max: 123_456 })).toBe(123_456);
    expect(snapValue(123_455, { min: 0, max: 123_456 })).toBe(123_000);
    expect(snapValue(600, { min: 550, max: 123_456 })).toBe(1_000);
    expect(snapValue(1_450, { min: 1_400, max: 2_000 })).toBe(1_400);
  });
});

describe('moveThumb', () => {
  const pair = { min: 10_000, max: 30_000 };
  it.each([
    ['the lower up', { thumb: 'min', value: 20_000 }, { min: 20_000, max: 30_000 }],
    ['the lower past the upper', { thumb: 'min', value: 45_000 }, { min: 30_000, max: 30_000 }],
    ['the lower below the range', { thumb: 'min', value: -5 }, { min: 0, max: 30_000 }],
    ['the upper down', { thumb: 'max', value: 20_000 }, { min: 10_000, max: 20_000 }],
    ['the upper past the lower', { thumb: 'max', value: 500 }, { min: 10_000, max: 10_000 }],
    ['the upper beyond the range', { thumb: 'max', value: 999_999 }, { min: 10_000, max: 100_000 }],
    ['nowhere', { thumb: 'max', value: Number.NaN }, pair],
  ] as const)('moveThumb: %s', (_, move, expected) => {
    expect(moveThumb(pair, move, bounds)).toEqual(expected);
  });

  it('moveThumb leaves both thumbs in order and in range after any move', () => {
    const anyMove = fc.record({
      thumb: fc.constantFrom('min' as const, 'max' as const),
      value: fc.double({ noDefaultInfinity: false }),
    });
    const anyBounds = fc
      .tuple(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 500_000 }))
      .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
    fc.assert(
      fc.property(anyBounds, fc.array(anyMove, { maxLength: 12 }), (ends, moves) => {
        let now = { min: ends.min, max: ends.max };
        for (const move of moves) {
          now = moveThumb(now, move, ends);
          expect(ends.min <= now.min && now.min <= now.max && now.max <= ends.max).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  }, 60_000);
});

describe('a range of a slider on its way into the address and back', () => {
  it('a range of a slider on its way into the address and back is the same in 10,000 random states, snapped once and for all', () => {
    const anyBounds = fc.integer({ min: 1_000, max: 2_000_000 }).map((max) => ({ min: 0, max }));
    fc.assert(
      fc.property(
        anyBounds,
        fc.integer({ min: -1_000, max: 2_500_000 }),
        fc.integer({ min: -1_000, max: 2_500_000 }),
        (ends, one, other) => {
          const range = sliderRange([snapValue(one, ends), snapValue(other, ends)], ends);
          if (range === undefined) return;
          const written = writeRange(range) ?? '';
          // The upper end is no limit.
          expect(written).toMatch(/^\d+:\d*$/);
          const read = readRange(written);
          expect(read).toEqual(range);
          const { min = ends.min, max = ends.max } = range;
          expect(sliderRange([min, max], ends)).toEqual(range);
          expect(min <= max && min >= ends.min && max <= ends.max).toBe(true);
          for (const end of [min, max]) expect(end === ends.min || end === ends.max || end % 1_000 === 0).toBe(true);
          expect(refineRange(range, ends)).toEqual({ kind: 'range', range });
        },
      ),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it('writes the range of a slider into the address as min:max', () => {
    expect(writeRange({ min: 10_000, max: 30_000 })).toBe('10000:30000');
  });
});

describe('sliderRange', () => {
  it.each([
    ['both ends', [0, 100_000], undefined],
    ['the lower moved', [12_345, 100_000], { min: 12_345 }],
    ['the upper moved', [0, 99_000], { min: 0, max: 99_000 }],
    ['both moved', [12_345, 99_000], { min: 12_345, max: 99_000 }],
    ['both at the upper end', [100_000, 100_000], { min: 100_000 }],
    ['values beyond the ends', [-5, 900_000], undefined],
  ] as const)('sliderRange with %s', (_, values, expected) => {
    expect(sliderRange(values, bounds)).toEqual(expected);
  });
});

describe('refineRange', () => {
  it.each([
    [{ min: -1, max: 5 }, 'belowRange'],
    [{ max: -1 }, 'belowRange'],
    [{ min: Number.NaN }, 'belowRange'],
    [{ min: 5, max: 100_001 }, 'aboveRange'],
    [{ min: 100_001 }, 'aboveRange'],
  ])('refineRange ignores %j', (range, error) => {
    expect(refineRange(range, bounds)).toEqual({ kind: 'ignored', error });
  });

  it('refineRange accepts a range at both ends of a slider', () => {
    expect(refineRange({ min: 0, max: 100_000 }, bounds)).toEqual({ kind: 'range', range: { min: 0, max: 100_000 } });
    expect(refineRange({}, bounds)).toEqual({ kind: 'range', range: {} });
  });
});

describe('the ends of the sliders', () => {
  it.each([
    ['nothing known', undefined, { min: 0, max: 100_000, step: 1_000 }],
    ['less than the default', { min: 4_990, max: 88_000 }, { min: 0, max: 100_000, step: 1_000 }],
    ['more than the default', { min: 4_990, max: 250_000 }, { min: 0, max: 250_000, step: 2_500 }],
    ['a step that has to be rounded', { min: 0, max: 123_456 }, { min: 0, max: 123_456, step: 1_235 }],
  ])('the ends of the sliders over the stock, with %s', (_, stats, expected) => {
    expect(facetRange('price', stats)).toEqual(expected);
    expect(facetRange('km', stats)).toEqual(expected);
  });

  it('the price-range search ends at the prices of its stock or its settings', () => {
    expect(priceSearchRange(aSite(), { min: 1, max: 90_000 })).toEqual({ min: 5_000, max: 250_000, step: 500 });
    expect(priceSearchRange(aSite())).toEqual({ min: 5_000, max: 100_000, step: 500 });
    expect(priceSearchRange(aSite(), { min: 0, max: 0 }).max).toBe(100_000);
    expect(
      priceSearchRange(
        aSite({ search: { priceSlider: { min: 300_000, max: 800_000, step: 10_000, fallbackMax: 100_000 } } }),
      ),
    ).toEqual({ min: 300_000, max: 300_000, step: 10_000 });
  });
});
