import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { needlessFallbacks, readPlatform, scriptProperties, styleProperties } from '@dealer/vite/check';

const platform = readPlatform();
const sources = globSync('{packages/{ui,storefront}/src/**,.storybook}/*.{css,ts,tsx}', { cwd: root }).map((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return { file, text, ...(file.endsWith('.css') ? styleProperties(text) : scriptProperties(text)) };
});
const setByScripts = new Set(
  sources.filter(({ file }) => !file.endsWith('.css')).flatMap(({ set }) => set.map(({ name }) => name)),
);

/** The switches of the colour scheme (docs/dark-mode.md): what follows the name is the value in that scheme, not a fallback. */
const schemeSwitches = new Set(['--light', '--dark']);

describe('the styles of the packages', () => {
  it('the styles of the packages read tokens without a fallback, which would never apply', () => {
    const found = sources.flatMap(({ file, read }) =>
      needlessFallbacks(read, platform).map(({ name, line }) => `${file}:${line} ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('the styles of the packages read a property that nothing defines only with a fallback', () => {
    const found = sources.flatMap(({ file, read }) =>
      read
        .filter(({ name, hasFallback }) => !hasFallback && !platform.set.has(name) && !name.startsWith('--radix-'))
        .map(({ name, line }) => `${file}:${line} ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('the styles of the packages name on top of each CSS Module the hooks that a theme may set', () => {
    const modules = sources.filter(({ file }) => file.endsWith('.module.css'));
    const hooksOf = ({ read }: (typeof modules)[number]): string[] =>
      read
        .filter(({ name, hasFallback }) => hasFallback && !setByScripts.has(name) && !schemeSwitches.has(name))
        .map(({ name }) => name);
    const wrong = modules.filter(
      (module) =>
        (/\/\* Hooks: (.*) \*\//.exec(module.text)?.[1] ?? '') !== [...new Set(hooksOf(module))].sort().join(', '),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});
