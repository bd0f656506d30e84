/**
 * How many degrees the prize wheel turns so that the field of the prize stops under the pointer at the top: some whole turns,
 * then the middle of the field. The prize is already decided; the wheel only shows it.
 *
 * @example
 * wheelTurn(1, 4, 3); // => 1305
 */
export const wheelTurn = (index: number, count: number, turns: number): number =>
  turns * 360 + 360 - ((index + 0.5) * 360) / count;
