/** A reproducible random sequence; each call returns the next value. */
export type Random = {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** An integer in a range, including both ends. */
  between: (low: number, high: number) => number;
  /** One entry of a list. */
  pick: <T>(list: readonly T[]) => T;
  /** One entry of a list with weights. */
  weighted: <T>(list: readonly (readonly [T, number])[]) => T;
  /** True with this probability, 0 to 1. */
  chance: (share: number) => boolean;
  /** A normally distributed number with mean 0 and standard deviation 1. */
  normal: () => number;
  /** Some entries of a list, in its order. */
  sample: <T>(list: readonly T[], count: number) => T[];
};

/** Creates a random sequence (mulberry32): the same seed returns the same values everywhere. */
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
