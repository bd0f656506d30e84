import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from './filesOf.ts';
import { workspaceRoot } from './paths.ts';

const inVite = (file: string): string => join(workspaceRoot, 'tools/vite', file);

it('finds the modules of globs and their alternatives, and no others', () => {
  const isNamed = filesOf('tools/vite/{package.json,src/filesOf*.ts}');
  expect(['package.json', 'src/filesOf.ts', 'src/chunks.ts'].map((file) => isNamed(inVite(file)))).toEqual([
    true,
    true,
    false,
  ]);
});

it('fails where one of the alternatives matches no file', () => {
  expect(() => filesOf('tools/vite/{package.json,renamed.ts}')).toThrow(
    'No file matches tools/vite/renamed.ts: see tools/vite/src/chunks.ts.',
  );
});
