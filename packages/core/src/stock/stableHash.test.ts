import { describe, expect, it } from 'vitest';
import { stableHash } from './stableHash.ts';

describe('stableHash', () => {
  it('stableHash gives the same number for the same text and another for another', () => {
    expect(stableHash('Caringbah, NSW')).toBe(stableHash('Caringbah, NSW'));
    expect(stableHash('Caringbah, NSW')).not.toBe(stableHash('Caringbah, VIC'));
  });

  it('stableHash spreads running numbers evenly over ten boxes', () => {
    const boxes = new Array<number>(10).fill(0);
    for (let index = 0; index < 10_000; index += 1) boxes[stableHash(`car ${index}`) % 10]! += 1;
    for (const count of boxes) expect(count).toBeGreaterThan(850);
  });
});
