import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
const apps = join(here, '../../../../apps');

const colours = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/gi)].map(([, name, hex]) => [name, hex] as const),
  );

/** WCAG 2.2 relative luminance and contrast ratio of two #rrggbb colours. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const textPairs = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'surface-strong'],
  ['ink', 'card'],
  ['ink', 'action-soft'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['muted', 'card'],
  ['muted', 'surface-strong'],
  ['muted', 'plinth'],
  ['action-ink', 'action'],
  ['action-ink', 'action-hover'],
  ['action', 'paper'],
  ['action', 'surface'],
  ['action', 'card'],
  ['action', 'action-soft'],
  ['accent-ink', 'accent'],
  ['tag-ink', 'tag'],
  ['price-tag-ink', 'price-tag'],
  ['danger', 'paper'],
  ['danger', 'card'],
  ['danger', 'danger-soft'],
  ['inverse-ink', 'danger'],
  ['success', 'paper'],
  ['success', 'card'],
  ['success', 'success-soft'],
  ['inverse-ink', 'inverse'],
  ['inverse-muted', 'inverse'],
  ['overlay-ink', 'inverse'],
] as const;

const controlPairs = [
  ['control-border', 'paper'],
  ['control-border', 'field'],
  ['control-border', 'card'],
  ['control-border', 'surface'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus', 'card'],
  ['focus-inverse', 'inverse'],
] as const;

const defaults = colours(readFileSync(join(here, 'tokens.css'), 'utf8'));
const looks = readdirSync(apps).filter((look) => existsSync(join(apps, look, 'src/theme.css')));

describe.each(['defaults', ...looks])('colours of %s', (look) => {
  const own = look === 'defaults' ? {} : colours(readFileSync(join(apps, look, 'src/theme.css'), 'utf8'));
  const palette: Record<string, string | undefined> = { ...defaults, ...own };

  it.each(textPairs)('keep %s readable on %s', (text, ground) => {
    expect(contrast(palette[text] ?? 'missing', palette[ground] ?? 'missing')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('keep %s visible on %s', (line, ground) => {
    expect(contrast(palette[line] ?? 'missing', palette[ground] ?? 'missing')).toBeGreaterThanOrEqual(3);
  });
});
