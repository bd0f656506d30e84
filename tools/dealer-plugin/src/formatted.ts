import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { GeneratorCallback } from '@nx/devkit';

/** Formats what was written and says what to do next; Nx calls it once the files are there, and not in a dry run. */
export const formatted =
  (root: string, paths: readonly string[], next: readonly string[]): GeneratorCallback =>
  () => {
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    spawnSync(process.execPath, [biome, 'format', '--write', ...paths], { cwd: root, stdio: 'ignore' });
    console.log(`\n${next.join('\n')}`);
  };
