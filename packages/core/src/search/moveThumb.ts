/** Both ends of a slider's choice. */
export type SliderPair = { readonly min: number; readonly max: number };

/** Which thumb moves, and to where. */
export type ThumbMove = { readonly thumb: 'min' | 'max'; readonly value: number };

const within = (value: number, low: number, high: number): number => (value > low ? Math.min(value, high) : low);

/**
 * A pair of slider values after one thumb has moved (rows 4.S05, 5.S02, 5.S03; decision B11): a value outside the range is its end, and
 * the lower cannot pass the upper nor the other way round: it stops there. The values are not snapped yet, so that the thumb follows the
 * hand; `snapValue` does that when the hand lets go. What is no number moves nothing.
 *
 * @example
 * moveThumb({ min: 10_000, max: 30_000 }, { thumb: 'min', value: 45_000 }, { min: 0, max: 100_000 }); // => { min: 30000, max: 30000 }
 */
export const moveThumb = (pair: SliderPair, { thumb, value }: ThumbMove, bounds: SliderPair): SliderPair => {
  // A choice made under other bounds, or upside down, is put right first.
  const low = within(Math.min(pair.min, pair.max), bounds.min, bounds.max);
  const high = within(Math.max(pair.min, pair.max), low, bounds.max);
  if (Number.isNaN(value)) return { min: low, max: high };
  return thumb === 'min'
    ? { min: within(value, bounds.min, high), max: high }
    : { min: low, max: within(value, low, bounds.max) };
};
