import { runCommand } from '@dealer/server/commands';
import { templates } from '@dealer/tools-vite/looks';
import { commands } from '../docs/commands/commands.ts';
import { runProgram } from './children.ts';
import { changedFiles } from './changedFiles.ts';
import { runPhases } from './runPhases.ts';
import { oneCheck } from './stage.ts';
import type { Outcome } from './stage.ts';
import { vitestStage } from './vitestStage.ts';
import { root } from '../root.ts';
import { installChromium } from './stages/chromium.ts';

await runCommand(commands['test:quick'], async () => {
  const { since, files } = changedFiles(root);
  const linted = files.filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file));
  const looks = templates();
  // Stories run in the first look and in each look with changes.
  const touched = looks.filter((look, at) => at === 0 || files.some((file) => file.startsWith(`apps/${look}/`)));
  const changed = ['--changed', since, '--passWithNoTests'];

  const lint = async (): Promise<Outcome> => {
    const format = await runProgram('format', ['biome', 'format', '.']);
    if (format.code !== 0 || linted.length === 0) return oneCheck(format);
    return oneCheck(await runProgram('lint', ['eslint', '--max-warnings', '0', '--no-warn-ignored', ...linted]));
  };

  console.log(`${files.length} files differ from ${since.slice(0, 8)}.`);
  await runPhases([
    [[{ name: 'chromium', run: installChromium }]],
    [
      [
        { name: 'types', run: async () => oneCheck(await runProgram('types', ['npm', 'run', '-s', 'typecheck'])) },
        { name: 'lint', run: lint },
        {
          name: 'stories',
          run: vitestStage(
            'stories',
            'vitest.workspace.ts',
            touched.map((look) => `stories-${look}`),
            changed,
          ),
        },
      ],
      [{ name: 'unit', run: vitestStage('unit', 'vitest.workspace.ts', ['!stories*'], changed) }],
    ],
  ]);
});
