import { templates } from '@dealer/tools-vite/looks';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../lookOf.ts';
import { readPlatform, readTemplate, themeFile } from '@dealer/vite/check';
import type { TemplateFiles } from '@dealer/vite/check';
import { applyTokens } from './applyTokens.ts';
import type { DesignToken } from './tokenDocument.ts';
import { readTokenFile } from './readTokenFile.ts';

const look = (name: string): TemplateFiles => readTemplate(lookOf(name));
const classic = look('classic');
const platform = readPlatform();

type TokenFile = Record<string, Record<string, DesignToken>>;
const fileOf = (name: string): TokenFile => JSON.parse(JSON.stringify(readTokenFile(name))) as TokenFile;

/** The declaration of a token in the theme after its file was read. */
const declared = (file: unknown, name: string): string | undefined => {
  const applied = applyTokens(file, classic, platform);
  if (applied.kind === 'refused') throw new Error(applied.problems.join('\n'));
  return new RegExp(`${name}: ([^;]+);`).exec(applied.css)?.[1];
};

describe('the tokens of a look in a design tool', () => {
  it.each(templates())('%s is unchanged after it was written and read', (name) => {
    const template = look(name);
    expect(applyTokens(fileOf(name), template, platform)).toEqual({
      kind: 'theme',
      css: template.files.get(themeFile),
      changed: [],
      absent: [],
    });
  });

  it('the tokens of a look in a design tool: has both schemes, references to other tokens, and the contrast of each pair', () => {
    const { color } = fileOf('classic');
    expect(color?.['paper']).toMatchObject({
      $type: 'color',
      $value: { hex: '#ffffff' },
      $extensions: { mode: { light: { hex: '#ffffff' }, dark: { hex: '#0b1421' } } },
    });
    expect(color?.['selected']?.$value).toBe('{color.action}');
    expect(color?.['muted']?.$extensions?.dealer?.contrast[0]).toEqual({
      on: '{color.paper}',
      atLeast: 4.5,
      light: expect.stringMatching(/^7\.\d\d$/),
      dark: expect.stringMatching(/^\d+\.\d\d$/),
    });
    // In words too, because design tools show descriptions only.
    expect(color?.['muted']?.$description).toMatch(
      /\nOn color\.paper, at least 4\.5:1: light 7\.\d\d:1 passes, dark \d+\.\d\d:1 passes\./,
    );
  });

  it('the tokens of a look in a design tool: returns a changed colour of one scheme, a changed reference, radius and shadow to the theme', () => {
    const file = fileOf('classic');
    const { color, radius, shadow } = file;
    color!['paper']!.$extensions!.mode!.dark = '#000000';
    color!['focus'] = { $type: 'color', $value: '{color.ink}' };
    radius!['card'] = { $type: 'dimension', $value: { value: 3, unit: 'px' } };
    (shadow!['raised']!.$extensions!.mode!.light as { blur: { value: number } }).blur.value = 8;
    expect(declared(file, '--color-paper')).toBe('var(--light, #ffffff) var(--dark, #000000)');
    expect(declared(file, '--color-focus')).toBe('var(--color-ink)');
    expect(declared(file, '--radius-card')).toBe('3px');
    expect(declared(file, '--shadow-raised')).toContain('0px 14px 8px -16px rgb(14 27 44 / 0.3)');
    // A token that the look leaves at its default until now.
    file['radius']!['pill'] = { $type: 'dimension', $value: { value: 2, unit: 'px' } };
    expect(declared(file, '--radius-pill')).toBe('2px');
  });

  it('takes the light value that a tool without modes changed', () => {
    const file = fileOf('classic');
    file['color']!['paper']!.$value = '#fffffe';
    expect(declared(file, '--color-paper')).toBe('var(--light, #fffffe) var(--dark, #0b1421)');
  });

  it('takes the text of a colour that a tool changed without its numbers', () => {
    const file = fileOf('classic');
    (file['color']!['paper']!.$extensions!.mode!.dark as { hex: string }).hex = '#000001';
    expect(declared(file, '--color-paper')).toBe('var(--light, #ffffff) var(--dark, #000001)');
  });

  it('says what each changed token was before', () => {
    const file = fileOf('classic');
    file['radius']!['pill'] = { $type: 'dimension', $value: { value: 2, unit: 'px' } };
    expect(applyTokens(file, classic, platform)).toMatchObject({
      changed: [{ name: '--radius-pill', before: '999px', now: '2px' }],
    });
  });

  it('names a colour that is too faint once, whatever the number of its pairs', () => {
    const file = fileOf('classic');
    file['color']!['ink'] = { $type: 'color', $value: '#ffffff' };
    const applied = applyTokens(file, classic, platform);
    if (applied.kind !== 'refused') throw new Error('It was accepted.');
    expect(applied.problems.filter((problem) => problem.startsWith('apps/classic/src/theme.css')).length).toBeLessThan(
      4,
    );
    expect(applied.problems.join()).toMatch(/So it is in \d+ more pairs\./);
  });

  it('says which tokens a file does not have, and leaves them', () => {
    const file = fileOf('classic');
    delete file['color']!['paper'];
    expect(applyTokens(file, classic, platform)).toMatchObject({ changed: [], absent: ['color.paper'] });
  });

  it.each([
    [
      'a type that is not that of the token',
      { color: { ink: { $type: 'dimension', $value: { value: 2, unit: 'px' } } } },
      'color.ink: its type is color, not dimension.',
    ],
    [
      'two values for the light scheme',
      {
        color: {
          paper: { $type: 'color', $value: '#fffffe', $extensions: { mode: { light: '#fffffd', dark: '#000000' } } },
        },
      },
      'color.paper: $value and the light mode are two values.',
    ],
    [
      'a token that does not exist',
      { color: { brand: { $type: 'color', $value: '#123456' } } },
      'color.brand: there is no such token.',
    ],
    [
      'too little contrast',
      { color: { muted: { $type: 'color', $value: '#cccccc' } } },
      '--color-muted on --color-paper has a contrast of',
    ],
    [
      'a value of another type',
      { radius: { card: { $type: 'dimension', $value: 'round' } } },
      'radius.card: "round" is no dimension.',
    ],
    [
      'a radius below 0',
      { radius: { card: { $type: 'dimension', $value: { value: -4, unit: 'px' } } } },
      'is no dimension. Write 0 or more, in px or rem.',
    ],
    [
      'an unknown unit',
      { radius: { card: { $type: 'dimension', $value: { value: 4, unit: 'em' } } } },
      'is no dimension. Write 0 or more, in px or rem.',
    ],
    [
      'a reference to nothing',
      { color: { focus: { $type: 'color', $value: '{color.brand}' } } },
      'is an unknown token.',
    ],
    ['no tokens at all', [], 'The file is no object of tokens.'],
  ])('the tokens of a look in a design tool: names %s and writes nothing', (_, file, problem) => {
    const applied = applyTokens(file, classic, platform);
    expect(applied).toEqual({ kind: 'refused', problems: expect.arrayContaining([expect.stringContaining(problem)]) });
  });
});
