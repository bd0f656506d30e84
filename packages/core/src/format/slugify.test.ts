import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from './slugify.ts';

describe('slugify', () => {
  it.each([
    ['Mercedes-Benz', 'mercedes-benz'],
    ['CX-5', 'cx-5'],
    ['4x4', '4x4'],
    ['Land Rover', 'land-rover'],
    ['Citroën', 'citroen'],
    ['Škoda', 'skoda'],
    ['Lynk & Co', 'lynk-co'],
    ["Cee'd", 'ceed'],
    ['  Cab Chassis / Ute ', 'cab-chassis-ute'],
    ['---', ''],
    ['Smørrebrød', 'smorrebrod'],
  ])('slugify: %s is %s', (value, slug) => {
    expect(slugify(value)).toBe(slug);
  });

  it('slugify leaves a slug as it is, and makes nothing that an address would have to escape but letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const slug = slugify(text);
        expect(slugify(slug)).toBe(slug);
        expect(slug).toMatch(/^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)?$/u);
      }),
      { numRuns: 2_000 },
    );
  });
});
