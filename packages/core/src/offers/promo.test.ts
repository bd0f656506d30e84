import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platformDefaults } from '../site/platformDefaults.ts';
import type { PromoTile } from '../site/site.ts';
import { activePromoTiles, interleavePromo, positionPromoTiles } from './index.ts';
import { shuffled } from './promoTiles.ts';

const tile = (title: string, change: Partial<PromoTile> = {}): PromoTile => ({ title, ...change });
const titles = (tiles: readonly PromoTile[]): string[] => tiles.map(({ title }) => title);
/** Gives these numbers in turn. */
const turns = (...numbers: number[]): (() => number) => {
  let index = 0;
  return () => numbers[index++ % numbers.length] ?? 0;
};
/** A small, well-known generator (mulberry32), seeded. */
const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};
const still = { positions: 8 as number | readonly number[], randomExtra: 0, shuffle: false };

describe('activePromoTiles', () => {
  const july = [tile('July', { start: '2025-07-01', expiry: '2025-07-24', position: 1 })];
  // In Brisbane, ten hours ahead of UTC, 1 July starts at 14:00 UTC of 30 June; 24 July ends at 14:00 UTC of the 24th.
  it.each([
    ['a minute before the first day', Date.UTC(2025, 5, 30, 13, 59), []],
    ['the first minute', Date.UTC(2025, 5, 30, 14, 0), ['July']],
    ['the last minute', Date.UTC(2025, 6, 24, 13, 59), ['July']],
    ['the day after', Date.UTC(2025, 6, 24, 14, 0), []],
  ])('activePromoTiles: %s', (_, now, expected) => {
    expect(titles(activePromoTiles(july, { carTypes: [], now }))).toEqual(expected);
  });

  const now = Date.UTC(2026, 2, 15);
  it.each([
    ['for new cars', { display: ['new'] }, [], true],
    ['for new cars', { display: ['new'] }, ['new'], true],
    ['for new cars', { display: ['new'] }, ['new', 'used'], true],
    ['for new cars', { display: ['new'] }, ['used'], false],
    ['for nothing named', {}, ['used'], true],
    ['for all', { display: ['all'] }, ['demo'], true],
    ['strictly for new cars', { display: ['new'], strictDisplay: true }, ['new'], true],
    ['strictly for new cars', { display: ['new'], strictDisplay: true }, ['new', 'demo'], false],
    ['strictly for new cars', { display: ['new'], strictDisplay: true }, [], false],
    ['strictly for new and demo', { display: ['demo', 'new'], strictDisplay: true }, ['new', 'demo'], true],
    ['strictly for new and demo', { display: ['demo', 'new'], strictDisplay: true }, ['new'], false],
    ['strictly for all', { display: ['all'], strictDisplay: true }, [], true],
    ['strictly for all', { display: ['all'], strictDisplay: true }, ['new', 'demo', 'used'], true],
    ['strictly for all', { display: ['all'], strictDisplay: true }, ['used'], false],
  ] as const)('a tile %s (%j) in a search for %j is shown: %s', (_, change, carTypes, shown) => {
    expect(activePromoTiles([tile('t', change)], { carTypes, now })).toHaveLength(shown ? 1 : 0);
  });
});

describe('positionPromoTiles', () => {
  const [a, b, c] = [tile('a'), tile('b'), tile('c')];
  const slots = (tiles: PromoTile[], promo: Partial<typeof still>, rng = turns(0)) =>
    positionPromoTiles(tiles, { ...still, ...promo }, rng).map(({ tile: { title }, slot }) => `${title}${slot}`);

  it.each([
    ['a number is one place', [a, b], {}, ['a8']],
    ['a list is several', [a, b, c], { positions: [8, 17] }, ['a8', 'b17']],
    ['fewer tiles than places', [a], { positions: [8, 17] }, ['a8']],
    ['an own position wins', [a, tile('own', { position: 1 }), b], { positions: [1, 8] }, ['own1', 'a2', 'b8']],
    ['two tiles of one place', [tile('x', { position: 3 }), tile('y', { position: 3 })], {}, ['x3', 'y4']],
    ['a position that is none', [a], { positions: [0, 2.5, 9] }, ['a9']],
    ['no tiles', [], {}, []],
  ])('positionPromoTiles: %s', (_, tiles, promo, expected) => {
    expect(slots(tiles, promo)).toEqual(expected);
  });

  it.each([
    [0, 'a3'],
    [0.34, 'a4'],
    [0.67, 'a5'],
    [0.999, 'a5'],
    [1, 'a5'],
  ])('3 and 0 to 2 more: a throw of %d is %s', (thrown, expected) => {
    expect(slots([a], { positions: 3, randomExtra: 2 }, turns(thrown))).toEqual([expected]);
  });

  it('positionPromoTiles shuffles the tiles, but not those with a place of their own', () => {
    const placed = slots([a, tile('own', { position: 2 }), b, c], { positions: [8, 9, 17], shuffle: true }, seeded(7));
    expect(placed[0]).toBe('own2');
    expect(
      placed
        .slice(1)
        .map((text) => text[0])
        .sort(),
    ).toEqual(['a', 'b', 'c']);
  });

  it('positionPromoTiles starts at the eighth place by default', () => {
    expect(platformDefaults.promo.positions).toBe(8);
  });
});

describe('shuffled', () => {
  it('shuffled changes the order by the throws, and never the set', () => {
    const orders = new Set(Array.from({ length: 60 }, (_, seed) => shuffled(['a', 'b', 'c'], seeded(seed)).join('')));
    expect([...orders].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.double({ min: 0, max: 1, noNaN: true }), (items, thrown) => {
        expect(shuffled(items, () => thrown).sort()).toEqual([...items].sort());
      }),
    );
  });
});

describe('interleavePromo', () => {
  const cars = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
  const grid = (count: number, ...slots: number[]): string =>
    interleavePromo(
      cars(count),
      slots.map((slot) => ({ tile: tile('t'), slot })),
    )
      .map((item) => (item.kind === 'hit' ? item.hit : '*'))
      .join(' ');

  it.each([
    [3, [1], '* 1 2 3'],
    [3, [2, 3], '1 * * 2 3'],
    [3, [3, 1], '* 1 * 2 3'],
    [3, [4], '1 2 3 *'],
    [3, [5], '1 2 3'],
    [3, [4, 5, 7], '1 2 3 * *'],
    [0, [1], ''],
    [9, [8], '1 2 3 4 5 6 7 * 8 9'],
    [2, [0, -1, 1.5], '1 2'],
  ])('interleavePromo: %d cars and tiles at %j', (count, slots, expected) => {
    expect(grid(count, ...slots)).toBe(expected);
  });

  it('interleavePromo changes neither order nor number of cars, and puts every tile at its position', () => {
    const anySlots = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 21 }), anySlots, (count, slots) => {
        const shown = interleavePromo(
          cars(count),
          slots.map((slot) => ({ tile: tile(`t${slot}`), slot })),
        );
        expect(shown.flatMap((item) => (item.kind === 'hit' ? [item.hit] : []))).toEqual(cars(count));
        shown.forEach((item, index) => {
          if (item.kind === 'promo') expect([item.slot, item.tile.title]).toEqual([index + 1, `t${index + 1}`]);
        });
        const tiles = shown.filter(({ kind }) => kind === 'promo').length;
        // A tile is missing only when its place lies beyond the end of what is shown.
        if (count > 0) expect(slots.filter((slot) => slot <= shown.length).length).toBe(tiles);
        else expect(tiles).toBe(0);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
