import { describe, expect, it } from 'vitest';
import { wheelTurn } from './index.ts';

describe('wheelTurn', () => {
  // The middle of field k of n is at (k + 1/2) * 360/n degrees clockwise from the top; turning by the rest of the circle brings it there.
  it.each([
    [0, 4, 0, 315],
    [1, 4, 3, 945 + 360],
    [3, 4, 0, 45],
    [0, 1, 2, 900],
    [5, 6, 4, 1470],
  ])('field %i of %i after %i turns', (index, count, turns, degrees) => {
    expect(wheelTurn(index, count, turns)).toBe(degrees);
  });

  it('wheelTurn brings every field under the pointer', () => {
    for (let count = 1; count <= 12; count += 1) {
      for (let index = 0; index < count; index += 1)
        expect((wheelTurn(index, count, 3) + ((index + 0.5) * 360) / count) % 360).toBeCloseTo(0, 6);
    }
  });
});
