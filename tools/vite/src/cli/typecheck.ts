import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@dealer/server/commands';
import { workspaceRoot } from '../paths.ts';
import { commands } from './commands.ts';
import { chosenLooks, runProgram } from './run.ts';

/** A project of one look, as that of all looks; its references are what it uses. */
const projectOf = (look: string): string => {
  const folder = join(workspaceRoot, '.tmp/tsc');
  const { references } = JSON.parse(readFileSync(join(workspaceRoot, 'apps/tsconfig.json'), 'utf8')) as {
    references: { path: string }[];
  };
  const project = {
    extends: '../../apps/tsconfig.json',
    compilerOptions: { tsBuildInfoFile: `./look-${look}.tsbuildinfo` },
    include: [`../../apps/${look}/src`],
    references: references.map(({ path }) => ({ path: join('../../apps', path) })),
  };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `tsconfig.look-${look}.json`);
  writeFileSync(file, JSON.stringify(project));
  return file;
};

await runCommand(commands.typecheck, ({ positionals }) => {
  const looks = positionals.length === 0 ? [] : chosenLooks(positionals);
  runProgram('typescript-native/bin/tsc', ['-b', ...looks.map(projectOf)]);
});
