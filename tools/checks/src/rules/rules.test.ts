import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { readExample } from './readExample.ts';
import { readRules, sourcesIn, type Rule } from './readRules.ts';
import { rulesMarkdown } from './rulesMarkdown.ts';

const rules = readRules(root, 'packages/core/src');
const functions = rules.filter(({ kind }) => kind === 'function');
const named = ({ path, name }: Rule): string => `${path}: ${name}`;

describe('the rules of @dealer/core', () => {
  it('stand in docs/rules.md as their docstrings say them', () => {
    expect(functions.length).toBeGreaterThan(200);
    const written = readFileSync(join(root, 'docs/rules.md'), 'utf8');
    expect(
      written === rulesMarkdown(rules),
      'docs/rules.md is older than the docstrings. Write it anew: node tools/checks/src/rules/writeRules.ts',
    ).toBe(true);
  });

  it('say what they answer', () => {
    expect(rules.filter(({ sentence }) => sentence === undefined).map(named)).toEqual([]);
  });

  it('show an example', () => {
    expect(functions.filter(({ examples }) => examples.length === 0).map(named)).toEqual([]);
  });

  it('have one name each', () => {
    const places = new Map<string, Set<string>>();
    for (const { name, path } of rules) places.set(name, (places.get(name) ?? new Set()).add(path));
    expect(
      [...places].filter(([, paths]) => paths.size > 1).map(([name, paths]) => `${name}: ${[...paths].join(', ')}`),
    ).toEqual([]);
  });

  it('give what their examples say', async () => {
    const known: Record<string, unknown> = { z };
    // Each folder of rules, and the builders that examples speak of.
    for (const index of globSync('packages/core/src/*/index.ts', { cwd: root }).sort()) {
      const module = (await import(/* @vite-ignore */ pathToFileURL(join(root, index)).href)) as Record<
        string,
        unknown
      >;
      Object.assign(known, module);
    }
    const wrong: string[] = [];
    let checked = 0;
    for (const rule of rules) {
      for (const { code, names, expected, isPartial } of rule.examples.flatMap(readExample)) {
        if (names.some((name) => !(name in known))) continue;
        checked += 1;
        const values = names.map((name) => known[name]);
        try {
          const given: unknown = new Function(...names, `return (${code}\n)`)(...values);
          const said: unknown = new Function(`return (${expected})`)();
          if (isPartial) expect(given).toMatchObject(said as object);
          else expect(given).toEqual(said);
        } catch (error) {
          wrong.push(`${named(rule)}: ${(error as Error).message.split('\n')[0]}\n  ${code}\n  => ${expected}`);
        }
      }
    }
    console.log(`${checked} examples of ${functions.length} functions were run.`);
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(100);
  });
});

describe('sourcesIn', () => {
  it.each([
    [
      'As specification sections 4, 5 and 9 say; rows 5.F10, 9.F24.',
      ['section 4', 'section 5', 'section 9', '5.F10', '9.F24'],
    ],
    ['As rows 2.C18 to 2.C20 say.', ['2.C18', '2.C19', '2.C20']],
    ['Rounded (decisions A2 to A4, B7).', ['A2', 'A3', 'A4', 'B7']],
    ['Budget as design.md section 8 has it.', []],
    ['Prints on A4 paper.', []],
  ])('%s', (text, expected) => {
    expect(sourcesIn(text)).toEqual(expected);
  });
});

describe('readExample', () => {
  it('takes an expression and what it gives', () => {
    expect(readExample('add(1, 2) // => 3')).toEqual([
      { code: 'add(1, 2)', names: ['add'], expected: '3', isPartial: false },
    ]);
    expect(readExample("read({ a: 1 });\n// => { kind: 'read', ... }")).toEqual([
      { code: 'read({ a: 1 })', names: ['read'], expected: "{ kind: 'read' }", isPartial: true },
    ]);
  });

  it('leaves out what is said in words', () => {
    expect(readExample('parseList(answer) // => the reviews that could be read')).toEqual([]);
    expect(readExample('aSite({})')).toEqual([]);
  });
});
