import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runCommand, UsageError } from '@dealer/server/commands';
import { chosenLooks } from '@dealer/tools-vite/cli/run';
import { conformanceCommand } from './conformanceCommand.ts';

const root = join(import.meta.dirname, '../../..');
const run = (command: string, args: string[]): void => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
};

await runCommand(conformanceCommand, ({ values, positionals }) => {
  const chosen = chosenLooks(positionals);
  if (values.workers !== undefined && !/^[1-9]\d?$/.test(values.workers))
    throw new UsageError(`--workers must be a whole number from 1 to 99, not ${values.workers}.`);
  if (!values.built) {
    run('npm', ['run', '-s', 'build', '--', ...chosen]);
    run('npm', ['run', '-s', 'build:mocked', '--', ...chosen]);
  }
  run('playwright', [
    ...['test', '--config', 'tools/conformance/playwright.config.ts'],
    ...chosen.flatMap((look) => ['--project', `${look}-*`]),
    ...(values.grep === undefined ? [] : ['--grep', values.grep]),
    ...(values.workers === undefined ? [] : ['--workers', values.workers]),
    ...(values['last-failed'] ? ['--last-failed'] : []),
  ]);
});
