import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { templates } from '@dealer/tools-vite/server/lookFolder';
import { reports, runCommand, stopAll } from './run/children.ts';
import { coverageNote, forgetReport, playwrightOutcome, vitestOutcome } from './run/readReports.ts';
import { oneCheck } from './run/stage.ts';
import type { Outcome, Stage } from './run/stage.ts';
import { root } from './root.ts';
import { checkBudgets } from './stages/budgets.ts';
import { installChromium } from './stages/chromium.ts';
import { checkMockFree } from './stages/mockFree.ts';
import { checkConsumer, checkPublish } from './stages/publish.ts';

// npm test: everything, in one run that ends with "N passed, N failed".
// npm test -- unit stories: only the named stages. Logs stand in .tmp/test.

const looks = templates();

const vitest =
  (name: string, config: string, ...projects: string[]) =>
  async (): Promise<Outcome> => {
    const report = join(reports, `${name}.json`);
    forgetReport(report);
    return vitestOutcome(
      report,
      await runCommand(name, [
        'vitest',
        'run',
        '--config',
        config,
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]),
    );
  };

/** The rules' own tests, counting how much of the rules they run. */
const rules = async (): Promise<Outcome> => {
  const outcome = await vitest('rules', 'tools/checks/src/rules/vitest.coverage.ts')();
  return { ...outcome, note: coverageNote(join(root, '.tmp/coverage/coverage-summary.json')) };
};

const e2e = async (): Promise<Outcome> => {
  const report = join(reports, 'e2e.json');
  forgetReport(report);
  return playwrightOutcome(
    report,
    await runCommand(
      'e2e',
      ['playwright', 'test', '--config', 'tools/conformance/playwright.config.ts', '--reporter=list,json'],
      { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, timeoutMs: 33 * 60_000 },
    ),
  );
};

/** What is done one after another, and what beside it: each line of stages is one of two lanes, since there are two processors. */
const phases: Stage[][][] = [
  [[{ name: 'chromium', run: installChromium }]],
  [
    [
      { name: 'types', run: async () => oneCheck(await runCommand('types', ['npm', 'run', '-s', 'typecheck'])) },
      { name: 'build', run: async () => oneCheck(await runCommand('build', ['npm', 'run', '-s', 'build'])) },
      {
        name: 'mocked build',
        run: async () => oneCheck(await runCommand('mocked-build', ['npm', 'run', '-s', 'build:mocked'])),
      },
      { name: 'no mocks in builds', run: async () => checkMockFree(looks) },
      { name: 'sites', run: async () => oneCheck(await runCommand('sites', ['npm', 'run', '-s', 'check:sites'])) },
      { name: 'publish', run: checkPublish },
      { name: 'consumer', run: async () => checkConsumer(looks[0] ?? '') },
      // Bytes are counted, not time: other work beside it changes nothing.
      { name: 'budgets', run: () => checkBudgets(looks) },
    ],
    [
      { name: 'lint', run: async () => oneCheck(await runCommand('lint', ['npm', 'run', '-s', 'lint'])) },
      { name: 'rules', run: rules },
      { name: 'unit', run: vitest('unit', 'vitest.workspace.ts', '!stories*', '!core') },
      { name: 'stories', run: vitest('stories', 'vitest.workspace.ts', 'stories*') },
    ],
  ],
  [[{ name: 'e2e', run: e2e }]],
];

const only = new Set(process.argv.slice(2));
const known = phases.flat(2).map(({ name }) => name);
const unknown = [...only].filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no stage called ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  process.exit(1);
}

const total = { passed: 0, failed: 0, skipped: 0 };

const runStage = async ({ name, run }: Stage): Promise<void> => {
  const started = performance.now();
  const outcome = await run().catch(
    (error: unknown): Outcome => ({
      passed: 0,
      failed: 1,
      details: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.skipped += outcome.skipped ?? 0;
  const counts = [
    `${outcome.passed} passed`,
    ...(outcome.failed > 0 ? [`${outcome.failed} FAILED`] : []),
    ...(outcome.skipped ? [`${outcome.skipped} skipped`] : []),
  ].join(', ');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${outcome.failed > 0 ? '✗' : '✓'} ${name.padEnd(20)} ${seconds.padStart(6)} s  ${counts}${outcome.note === undefined ? '' : `  (${outcome.note})`}`,
  );
  if (outcome.failed > 0 && outcome.details) console.log(outcome.details.replace(/^/gm, '    '));
};

const runLane = async (stages: readonly Stage[]): Promise<void> => {
  for (const stage of stages) if (only.size === 0 || only.has(stage.name)) await runStage(stage);
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    stopAll();
    process.exit(1);
  });
process.once('exit', stopAll);

mkdirSync(reports, { recursive: true });
rmSync(join(reports, 'packs'), { recursive: true, force: true });
if (!process.env.DEALER_FEED)
  console.log('DEALER_FEED is not set: tests on a real feed are skipped. Set it to the path of your feed to run them.');
else if (!existsSync(process.env.DEALER_FEED))
  console.log(`DEALER_FEED names ${process.env.DEALER_FEED}, which does not exist: tests on a real feed are skipped.`);

for (const phase of phases) await Promise.all(phase.map(runLane));

console.log(
  total.skipped > 0
    ? `${total.skipped} skipped; the logs in ${reports.slice(root.length + 1)} name them.`
    : `Logs are in ${reports.slice(root.length + 1)}.`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
