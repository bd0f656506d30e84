import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from './filesOf.ts';
import type { Packages } from './packages.ts';

const root = mkdtempSync(join(tmpdir(), 'dealer-files-'));
for (const file of [
  'core/price/line.ts',
  'core/price/shown.ts',
  'core/price/band.ts',
  'built/price/line.js',
  'built/price/Card.css',
]) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), '');
}
const packages = (kind: Packages['kind']): Packages => ({
  folder: (name) => join(root, kind === 'built' ? 'built' : name),
  mockWorker: () => undefined,
  kind,
});

it('finds the modules of globs and their alternatives, and no others', () => {
  const isNamed = filesOf(packages('sources'))('core/price/{line,sho*}.ts*');
  expect(['line.ts', 'shown.ts', 'band.ts'].map((file) => isNamed(join(root, 'core/price', file)))).toEqual([
    true,
    true,
    false,
  ]);
});

it('fails where one of the alternatives matches no source file', () => {
  expect(() => filesOf(packages('sources'))('core/price/{line,renamed}.ts*')).toThrow(
    'No file matches core/price/renamed.ts*: see packages/vite/src/build/chunks.ts.',
  );
});

it('finds built modules and stylesheets by the names of their sources', () => {
  const isNamed = filesOf(packages('built'))('core/price/{line,onlyTypes}.ts*', 'core/price/*.module.css');
  expect(['line.js', 'Card.css'].map((file) => isNamed(join(root, 'built/price', file)))).toEqual([true, true]);
});
