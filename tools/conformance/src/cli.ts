import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { templates } from '@dealer/tools-vite/looks';

// npm run conformance -- <look> ... : what every look must do. Builds these looks first; --built takes the builds as they are.
const root = join(import.meta.dirname, '../../..');
const looks = templates();
const requested = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = requested.filter((name) => !looks.includes(name));
if (unknown.length > 0) {
  console.error(`There is no look called ${unknown.join(', ')}. Known: ${looks.join(', ')}.`);
  process.exit(1);
}
const chosen = requested.length > 0 ? requested : looks;
const run = (command: string, args: string[]): void => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
};
if (!process.argv.includes('--built')) {
  run('npm', ['run', '-s', 'build', '--', '--projects', chosen.map((look) => `apps/${look}`).join(',')]);
  run('npm', ['run', '-s', 'build:mocked', '--', ...chosen]);
}
for (const look of chosen) {
  process.env['CONFORMANCE_LOOK'] = look;
  run('playwright', ['test', '--config', 'tools/conformance/playwright.config.ts', '--project', `${look}-*`]);
}
