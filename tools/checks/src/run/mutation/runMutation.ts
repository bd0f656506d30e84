import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { runCommand, UsageError } from '@dealer/server/commands';
import { commands } from '../../docs/commands/commands.ts';
import { root } from '../../root.ts';
import { installFor } from '../installFor.ts';
import { areas, patternsOf } from './areas.ts';
import { mutationPage } from './mutationPage.ts';
import { mutationScore, readMutants, type Mutant, type MutationReport } from './readMutants.ts';

/** The least percentage of changes that tests must notice. */
const least = 85;

const incremental = join(root, '.tmp/mutation/incremental.json');
const reportFile = join(root, '.tmp/mutation/report.json');

const mutate = async (selected: readonly string[], isChangedOnly: boolean): Promise<void> => {
  const stryker = join(await installFor('tools/checks/installed/mutation'), '@stryker-mutator/core/bin/stryker.js');
  mkdirSync(join(root, '.tmp/mutation'), { recursive: true });
  const config = JSON.parse(
    readFileSync(join(root, 'tools/checks/src/run/mutation/stryker.config.json'), 'utf8'),
  ) as object;
  const file = join(root, '.tmp/mutation/stryker.config.json');
  writeFileSync(
    file,
    JSON.stringify({
      ...config,
      mutate: [...selected.flatMap(patternsOf), '!packages/core/src/**/*.test.ts', '!packages/core/src/**/index.ts'],
      incremental: true,
    }),
  );
  if (!isChangedOnly) rmSync(incremental, { force: true });
  let stopped = false;
  const once = (): Promise<number> =>
    new Promise((resolve) => {
      // Log messages go to stderr; stdout is for the table or the JSON.
      const child = spawn(process.execPath, [stryker, 'run', file], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, DEALER_FEED: '' },
      });
      child.stdout.pipe(process.stderr, { end: false });
      const pass = (signal: NodeJS.Signals): void => {
        stopped = true;
        child.kill(signal);
      };
      process.once('SIGINT', pass).once('SIGTERM', pass);
      child.once('error', () => resolve(1));
      child.once('close', (status) => resolve(status ?? 1));
    });
  // A mutant can crash its whole process. The results so far are saved, and the run continues from there.
  for (let left = 3; ; left -= 1) {
    const code = await once();
    if (code === 0) return;
    if (stopped || left === 0 || !existsSync(incremental)) process.exit(code);
    console.error('The run was interrupted; it goes on with what is left.');
  }
};

await runCommand(commands['test:mutation'], async ({ values }) => {
  const selected = values.area ?? Object.keys(areas);
  const unknown = selected.filter((area) => !(area in areas));
  if (unknown.length > 0)
    throw new UsageError(`There is no area called ${unknown.join(', ')}. Known: ${Object.keys(areas).join(', ')}.`);
  if (values['report-only'] !== true) await mutate(selected, values.changed === true);
  if (!existsSync(reportFile)) throw new Error('There is no report of an earlier run.');

  const mutants = readMutants(JSON.parse(readFileSync(reportFile, 'utf8')) as MutationReport);
  const areaOf = ({ file }: Mutant): string | undefined =>
    Object.keys(areas).find((area) => patternsOf(area).some((pattern) => matchesGlob(file, pattern)));
  const byArea = Object.fromEntries(
    selected.map((area) => [area, mutants.filter((mutant) => areaOf(mutant) === area)]),
  );
  const empty = selected.filter((area) => (byArea[area] ?? []).length === 0);
  const scores = Object.fromEntries(Object.entries(byArea).map(([area, found]) => [area, mutationScore(found)]));
  const whole = mutationScore(Object.values(byArea).flat());

  if (!values.json)
    console.table(
      Object.fromEntries(
        Object.entries({ ...scores, all: whole }).map(([area, { killed, total, percent }]) => [
          area,
          { mutants: total, killed, survived: total - killed, 'killed %': Number(percent.toFixed(1)) },
        ]),
      ),
    );
  console.log(JSON.stringify({ least, scores, all: whole }));
  if (values.area === undefined) {
    writeFileSync(join(root, 'docs/mutation.md'), mutationPage(byArea, new Date().toISOString().slice(0, 10)));
    console.error(`docs/mutation.md lists the survivors of ${new Set(mutants.map(({ file }) => file)).size} files.`);
  }
  if (empty.length > 0) console.error(`Nothing was mutated in ${empty.join(', ')}.`);
  process.exitCode = whole.percent >= least && empty.length === 0 ? 0 : 1;
});
