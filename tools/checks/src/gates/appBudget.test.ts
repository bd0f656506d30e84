import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';

/** A look is tokens, slots and site defaults. More lines than this are behaviour that belongs to a package. */
const budget = 400;

const linesOf = (file: string): number => readFileSync(file, 'utf8').trimEnd().split('\n').length;

describe('a look', () => {
  const looks = globSync('apps/*/package.json', { cwd: root }).map((file) => basename(join(file, '..')));

  it('exists', () => {
    expect(looks.length).toBeGreaterThan(0);
  });

  it.each(looks)(`%s has at most ${budget} lines of .ts, .tsx and .css`, (look) => {
    const files = globSync(`apps/${look}/src/**/*.{ts,tsx,css}`, { cwd: root }).filter(
      (file) => !file.endsWith('.stories.tsx'),
    );
    expect(files.reduce((sum, file) => sum + linesOf(join(root, file)), 0)).toBeLessThanOrEqual(budget);
  });
});
