import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runCommand, UsageError } from '@dealer/server/commands';
import { templates } from '@dealer/tools-vite/looks';
import { conformanceCommand } from './conformanceCommand.ts';

const root = join(import.meta.dirname, '../../..');
const run = (command: string, args: string[]): void => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
};

await runCommand(conformanceCommand, ({ values, positionals }) => {
  const looks = templates();
  const unknown = positionals.filter((name) => !looks.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`There is no look called ${unknown.join(', ')}. Known: ${looks.join(', ')}.`);
  const chosen = positionals.length > 0 ? positionals : looks;
  if (!values.built) {
    run('npm', ['run', '-s', 'build', '--', '--projects', chosen.map((look) => `apps/${look}`).join(',')]);
    run('npm', ['run', '-s', 'build:mocked', '--', ...chosen]);
  }
  for (const look of chosen) {
    process.env['CONFORMANCE_LOOK'] = look;
    run('playwright', ['test', '--config', 'tools/conformance/playwright.config.ts', '--project', `${look}-*`]);
  }
});
