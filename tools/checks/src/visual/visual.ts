import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@dealer/server/commands';
import { templates } from '@dealer/tools-vite/looks';
import { commands } from '../docs/commands/commands.ts';
import { root } from '../root.ts';
import { comparePictures } from './comparePictures.ts';
import { reportHtml } from './reportHtml.ts';
import type { ReportRow } from './reportHtml.ts';
import { variantsOf } from './shotPlan.ts';
import { takePictures } from './takePictures.ts';

const folder = join(root, '.tmp/visual');
const report = join(folder, 'report');

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Storybook of some sources, without its documentation pages. */
const build = (source: string, output: string): void => {
  const log = openSync(join(folder, 'build.log'), 'w');
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  execFileSync(process.execPath, [storybook, 'build', '--output-dir', output, '--disable-telemetry', '--test'], {
    cwd: source,
    stdio: ['ignore', log, log],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
};

/** The Storybook of a commit, built once. */
const storybookOf = (commit: string): string => {
  const output = join(folder, commit, 'storybook');
  if (existsSync(output)) return output;
  const source = join(folder, commit, 'source');
  if (!existsSync(source)) git('worktree', 'add', '--detach', '--force', source, commit);
  try {
    for (const modules of globSync('{.,packages/*,apps/*,tools/*}/node_modules', { cwd: root }))
      if (!existsSync(join(source, modules))) symlinkSync(join(root, modules), join(source, modules));
    build(source, output);
  } finally {
    git('worktree', 'remove', '--force', source);
  }
  return output;
};

const readIf = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);

await runCommand(commands.visual, async ({ values, positionals: [ref] }) => {
  const looks = templates();
  mkdirSync(folder, { recursive: true });
  const commit = git('rev-parse', ref ?? git('merge-base', 'HEAD', 'main'));
  const [before, approved, after] = [join(folder, commit, 'pictures'), join(folder, 'approved'), join(folder, 'after')];

  if (values.approve) {
    if (!existsSync(after)) throw new Error('There are no pictures to approve. Run npm run visual first.');
    cpSync(after, approved, { recursive: true });
    console.log(
      `The pictures of the last run are approved: ${approved}. Remove that folder to compare with the commit alone.`,
    );
    return;
  }

  const only = values.only ?? '';
  const done = join(before, `done-${encodeURIComponent(only)}`);
  if (!existsSync(done)) {
    console.log(`Building Storybook of ${commit.slice(0, 8)} and taking its pictures, once:`);
    await takePictures({ storybook: storybookOf(commit), folder: before, looks, only });
    writeFileSync(done, '');
  }
  console.log('Building Storybook of the working copy and taking its pictures:');
  rmSync(after, { recursive: true, force: true });
  const storybook = join(folder, 'storybook');
  if (!values['skip-build']) build(root, storybook);
  const { plan, errors } = await takePictures({ storybook, folder: after, looks, only });

  rmSync(report, { recursive: true, force: true });
  for (const part of ['before', 'after', 'overlay']) mkdirSync(join(report, part), { recursive: true });
  let compared = 0;
  const rows = plan.flatMap((shot) =>
    variantsOf(shot).flatMap(({ file }): ReportRow[] => {
      compared += 1;
      const old = readIf(join(approved, file)) ?? readIf(join(before, file));
      const now = readIf(join(after, file));
      const change = comparePictures(old, now);
      if (change.kind === 'same') return [];
      if (old) writeFileSync(join(report, 'before', file), old);
      if (now) writeFileSync(join(report, 'after', file), now);
      if (change.kind === 'changed') writeFileSync(join(report, 'overlay', file), change.overlay);
      return [{ title: shot.title, file, change }];
    }),
  );
  const against = ref ?? `main at ${commit.slice(0, 8)}`;
  writeFileSync(join(report, 'index.html'), reportHtml(rows, { compared, against }));
  for (const [title, own] of Map.groupBy(rows, (row) => row.title))
    console.log(`${title}: ${own.length} pictures differ`);
  console.log(`${compared} pictures compared with ${against}, ${rows.length} differ: ${join(report, 'index.html')}`);
  for (const error of errors) console.log(`Cannot be drawn: ${error}`);
  process.exitCode = rows.length + errors.length > 0 ? 1 : 0;
});
