/** Chance that can be repeated: each call draws the next value. */
export type Random = {
  /** From 0 to just below 1. */
  next: () => number;
  /** A whole number, both ends included. */
  between: (low: number, high: number) => number;
  /** One entry of a list. */
  pick: <T>(list: readonly T[]) => T;
  /** One entry; heavier ones more often. */
  weighted: <T>(list: readonly (readonly [T, number])[]) => T;
  /** True this often, 0 to 1. */
  chance: (share: number) => boolean;
  /** Around 0 with deviation 1, like heights and prices. */
  normal: () => number;
  /** Some entries of a list, in its order. */
  sample: <T>(list: readonly T[], count: number) => T[];
};

/**
 * Chance from a seed: the same seed draws the same values everywhere (mulberry32).
 * @example seededRandom(1).between(1, 6) === seededRandom(1).between(1, 6) // => true
 */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('Nothing to pick from.');
    return list[between(0, list.length - 1)]!;
  };
  const weighted = <T>(list: readonly (readonly [T, number])[]): T => {
    let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [entry, weight] of list) {
      left -= weight;
      if (left < 0) return entry;
    }
    return list.at(-1)![0];
  };
  return {
    next,
    between,
    pick,
    weighted,
    chance: (share) => next() < share,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    sample: (list, count) => {
      const order = list.map((entry, index) => ({ entry, index, draw: next() }));
      return order
        .sort((a, b) => a.draw - b.draw)
        .slice(0, count)
        .sort((a, b) => a.index - b.index)
        .map(({ entry }) => entry);
    },
  };
};
