/**
 * What is drawn where a brand has no logo: the first letters of its first two words, or the first letter of one.
 *
 * @example
 * lettermark('Land Rover'); // => 'LR'
 * lettermark('BMW'); // => 'B'
 */
export const lettermark = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
