/**
 * How far a wheel of equal fields turns, in degrees, so that the field of a prize stops under the pointer on top: some whole turns, and
 * the field's middle. The prize is decided before; the wheel only shows it.
 *
 * @example
 * wheelTurn(1, 4, 3); // => 1305
 */
export const wheelTurn = (index: number, count: number, turns: number): number =>
  turns * 360 + 360 - ((index + 0.5) * 360) / count;
