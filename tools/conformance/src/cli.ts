import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// npm run conformance -- <template> ... : what every look must do. Builds what is missing; --built takes the builds as they stand.
const root = join(import.meta.dirname, '../../..');
const looks = readdirSync(join(root, 'apps')).filter((name) => existsSync(join(root, 'apps', name, 'vite.config.ts')));
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = asked.filter((name) => !looks.includes(name));
if (unknown.length > 0) {
  console.error(`There is no look called ${unknown.join(', ')}. Known: ${looks.join(', ')}.`);
  process.exit(1);
}
const chosen = asked.length > 0 ? asked : looks;
const run = (command: string, args: string[]): void => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
};
if (!process.argv.includes('--built')) {
  run('npm', ['run', '-s', 'build']);
  run('npm', ['run', '-s', 'build:mocked', '--', ...chosen]);
}
for (const look of chosen) {
  process.env['CONFORMANCE_LOOK'] = look;
  run('playwright', ['test', '--config', 'tools/conformance/playwright.config.ts', '--project', `${look}-*`]);
}
