import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { readExample } from './readExample.ts';
import { readRules, decisionsIn, type Rule } from './readRules.ts';

const rules = readRules(root, 'packages/core/src');
const functions = rules.filter(({ kind }) => kind === 'function');
const named = ({ path, name }: Rule): string => `${path}: ${name}`;

describe('the rules of @dealer/core', () => {
  it('every rule of @dealer/core has a docstring', () => {
    expect(functions.length).toBeGreaterThan(200);
    expect(rules.filter(({ sentence }) => sentence === undefined).map(named)).toEqual([]);
  });

  it('every rule of @dealer/core has an example', () => {
    expect(functions.filter(({ examples }) => examples.length === 0).map(named)).toEqual([]);
  });

  it('every rule of @dealer/core has a name of its own', () => {
    const paths = new Map<string, Set<string>>();
    for (const { name, path } of rules) paths.set(name, (paths.get(name) ?? new Set()).add(path));
    expect(
      [...paths].filter(([, found]) => found.size > 1).map(([name, found]) => `${name}: ${[...found].join(', ')}`),
    ).toEqual([]);
  });

  it('the rules of @dealer/core return what their examples state', async () => {
    const known: Record<string, unknown> = { z };
    // Each folder of rules, and the test builders that examples use.
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
          const actual: unknown = new Function(...names, `return (${code}\n)`)(...values);
          const stated: unknown = new Function(`return (${expected})`)();
          if (isPartial) expect(actual).toMatchObject(stated as object);
          else expect(actual).toEqual(stated);
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

describe('decisionsIn', () => {
  it.each([
    ['Rounded (decisions A2 to A4, B7).', ['A2', 'A3', 'A4', 'B7']],
    ['Three attempts (decision E9): then a minute of waiting.', ['E9']],
    ['Prints on A4 paper.', []],
  ])('decisionsIn: %s', (text, expected) => {
    expect(decisionsIn(text)).toEqual(expected);
  });
});

describe('docs/product-decisions.md', () => {
  it('states every decision that a source file names', () => {
    const page = readFileSync(join(root, 'docs/product-decisions.md'), 'utf8');
    const files = globSync('{packages,apps,tools}/*/src/**/*.{ts,tsx,css}', { cwd: root });
    const missing = files.flatMap((file) =>
      file.endsWith('rules.test.ts') || file.endsWith('readRules.ts')
        ? []
        : decisionsIn(readFileSync(join(root, file), 'utf8').replace(/\n\s*(?:\*|\/\/)/g, ''))
            .filter((id) => !page.includes(`<a id="${id.toLowerCase()}"></a>`))
            .map((id) => `${file}: ${id}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('readExample', () => {
  it('readExample reads an expression and its result', () => {
    expect(readExample('add(1, 2) // => 3')).toEqual([
      { code: 'add(1, 2)', names: ['add'], expected: '3', isPartial: false },
    ]);
    expect(readExample("read({ a: 1 });\n// => { kind: 'read', ... }")).toEqual([
      { code: 'read({ a: 1 })', names: ['read'], expected: "{ kind: 'read' }", isPartial: true },
    ]);
  });

  it('readExample skips results described in prose', () => {
    expect(readExample('parseList(answer) // => the reviews that could be read')).toEqual([]);
    expect(readExample('aSite({})')).toEqual([]);
  });
});
