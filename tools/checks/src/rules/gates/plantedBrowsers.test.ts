import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeLacks } from '../browsers/findLacks.ts';
import { fallbacks } from '../browsers/fallbacks.ts';
import { scriptLacks } from '../browsers/scriptLacks.ts';
import { styleLacks } from '../browsers/styleLacks.ts';
import { styleLosses } from '../browsers/styleLosses.ts';

// Each kind of missing feature is planted once, to prove that the check finds it.

const featuresIn = (css: string): string[] => styleLacks('planted.module.css', css).map(({ feature }) => feature);

describe('the check of styles', () => {
  it.each([
    ['a property', '.a { field-sizing: content; }', 'css.properties.field-sizing'],
    ['a value', '.a { float: inline-start; }', 'css.properties.float.inline-start'],
    ['a function', '.a { width: calc-size(auto, size); }', 'css.types.calc-size'],
    ['a selector', '.a:open { color: red; }', 'css.selectors.open'],
    ['an at-rule', '@starting-style { .a { opacity: 0; } }', 'css.at-rules.starting-style'],
    ['a nested rule', '.a { .b & { field-sizing: content; } }', 'css.properties.field-sizing'],
    [
      'what is meant for browsers without something',
      '@supports not (display: grid) { .a { field-sizing: content; } }',
      'css.properties.field-sizing',
    ],
  ])('the check of styles refuses %s that a supported browser lacks', (_, css, feature) => {
    expect(featuresIn(css)).toEqual([feature]);
  });

  it.each([
    ['rules that the build writes flat', '.a { color: red; &:hover { color: blue; } }'],
    ['properties that the build prefixes', '.a { user-select: none; mask-image: none; }'],
    ['what @supports guards', '@supports (field-sizing: content) { .a { field-sizing: content; } }'],
    [
      'what all supported browsers have',
      '.a { color: color-mix(in srgb, red, blue); inset: 0; container-type: size; }',
    ],
    ['custom properties and texts', '.a { --field-sizing: content; content: "calc-size(1)"; }'],
  ])('the check of styles lets %s through', (_, css) => {
    expect(featuresIn(css)).toEqual([]);
  });
});

describe('styleLosses', () => {
  it.each([
    ['rotate', '.a {\n  .b & {\n    rotate: -90deg;\n    transform: none;\n  }\n}', 'line 3: the build drops rotate'],
    ['scale', '.a { scale: 2; transform: rotate(1deg); }', 'line 1: the build drops scale'],
    ['translate', '.a { translate: 1px; transform: none; }', 'line 1: the build drops translate'],
  ])('styleLosses reports %s that the build drops in front of transform', (_, css, loss) => {
    expect(styleLosses('planted.module.css', css)).toEqual([loss]);
  });

  it.each([
    ['a property by itself', '.a { rotate: -90deg; scale: 0; }'],
    ['what the build writes as a function of transform', '.a { transform: none; rotate: -90deg; }'],
    ['the function itself', '.a { transform: rotate(-90deg); }'],
    ['another rule', '.a { rotate: -90deg; } .b { transform: none; }'],
  ])('styleLosses lets %s through', (_, css) => {
    expect(styleLosses('planted.module.css', css)).toEqual([]);
  });
});

describe('the check of scripts', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'dealer-browsers-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('the check of scripts reports globals, their members and members of values that a supported browser lacks, and nothing else', () => {
    const planted: [code: string, feature?: string][] = [
      ['AbortSignal.any([]);', 'api.AbortSignal.any_static'],
      ['void cookieStore;', 'api.Window.cookieStore'],
      ['document.startViewTransition(() => undefined);', 'api.Document.startViewTransition'],
      ['new Set([1]).union(new Set([2]));', 'javascript.builtins.Set.union'],
      ['Object.groupBy([1], String);', 'javascript.builtins.Object.groupBy'],
      ['[1].values().map(String);', 'javascript.builtins.Iterator.map'],
      ['URL.canParse("/");', 'api.URL.canParse_static'],
      ['[1].toSorted(); fetch("/"); structuredClone({}); new AbortController().abort();'],
      ['const union = { groupBy: 1, any: 2 }; union.groupBy + union.any;'],
    ];
    const files = planted.map(([code], at) => {
      const file = join(folder, `planted${at}.ts`);
      writeFileSync(file, `${code}\nexport {};\n`);
      return file;
    });
    const found = scriptLacks(files);
    expect(
      files.map((file) =>
        found
          .get(file)
          ?.map(({ feature }) => feature)
          .join(),
      ),
    ).toEqual(planted.map(([, feature]) => feature));
  }, 60_000);
});

describe('what is used on purpose', () => {
  it('passes, with its parts, and gives a reason', () => {
    const browsers = ['safari 16.4'];
    expect(
      describeLacks('a.css', [
        { feature: 'css.properties.text-wrap', browsers },
        { feature: 'css.properties.text-wrap.balance', browsers },
        { feature: 'css.properties.text-wrap-mode', browsers },
      ]),
    ).toEqual(['a.css: css.properties.text-wrap-mode is missing in safari 16.4']);
    for (const reason of Object.values(fallbacks)) expect(reason).toMatch(/^[A-Z].{5,}\.$/);
  });
});
