import { describe, expect, it } from 'vitest';
import { resolveValue } from './resolveValue.ts';

const values: Record<string, string> = {
  '--color-ink': 'var(--light, #111111) var(--dark, #eeeeee)',
  '--color-card': 'var(--light, rgb(255 255 255 / 0.5)) var(--dark, var(--color-paper))',
  '--color-paper': '#222222',
  '--color-loop': 'var(--color-loop)',
};
const valueOf = (name: string): string | undefined => values[name];

describe('the value of a token', () => {
  it.each([
    ['a plain colour', '#0f5c43', 'light', '#0f5c43'],
    ['its light variant', 'var(--color-ink)', 'light', '#111111'],
    ['its dark variant', 'var(--color-ink)', 'dark', '#eeeeee'],
    ['a variant with brackets', 'var(--color-card)', 'light', 'rgb(255 255 255 / 0.5)'],
    ['a variant that is another token', 'var(--color-card)', 'dark', '#222222'],
    [
      'tokens inside a function',
      'color-mix(in srgb, var(--color-ink) 80%, var(--color-paper))',
      'dark',
      'color-mix(in srgb, #eeeeee 80%, #222222)',
    ],
    ['a fallback', 'var(--nothing, #fff)', 'light', '#fff'],
    ['a property that nothing defines', 'var(--nothing)', 'light', 'var(--nothing)'],
    ['a token that refers to itself', 'var(--color-loop)', 'light', 'var(--color-loop)'],
  ] as const)('the value of a token is that of %s', (_, value, scheme, expected) => {
    expect(resolveValue(value, { scheme, valueOf })).toBe(expected);
  });
});
