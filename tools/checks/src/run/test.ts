import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, UsageError } from '@dealer/server/commands';
import { templates } from '@dealer/tools-vite/looks';
import { commands } from '../docs/commands/commands.ts';
import { reports, runProgram } from './children.ts';
import { installFor } from './installFor.ts';
import { coverageNote, forgetReport, playwrightOutcome } from './readReports.ts';
import { runPhases } from './runPhases.ts';
import type { Phase } from './runPhases.ts';
import { oneCheck, sumOutcomes } from './stage.ts';
import type { Outcome } from './stage.ts';
import { vitestStage } from './vitestStage.ts';
import { root } from '../root.ts';
import { checkBudgets } from './stages/budgets.ts';
import { installChromium } from './stages/chromium.ts';
import { checkMockFree } from './stages/mockFree.ts';
import { checkOwnStyles } from './stages/ownStyles.ts';
import { checkPublish } from './stages/publish.ts';
import { checkConsumers } from './stages/consumers.ts';
import { checkSmoke } from './stages/smoke.ts';
import { checkStorefrontConsumer } from './stages/storefrontConsumer.ts';
import { checkTexts } from './stages/texts.ts';
import { checkTutorial } from './stages/tutorial.ts';

// Logs are in .tmp/test.

const looks = templates();

/** The rules' own tests, counting how much of the rules they run. */
const rules = async (): Promise<Outcome> => {
  const outcome = await vitestStage('rules', 'tools/checks/src/run/vitest.coverage.ts')();
  const coverage = coverageNote(join(root, '.tmp/coverage/coverage-summary.json'));
  return { ...outcome, note: outcome.note === undefined ? coverage : `${coverage}, ${outcome.note}` };
};

/** The workers for hosts at the edge, in workerd; their types are checked here, because only this stage installs it. */
const edge = async (): Promise<Outcome> => {
  await installFor('tools/deploy/edge');
  const types = await runProgram('edge-types', [
    'node',
    'node_modules/typescript-native/bin/tsc',
    '-b',
    'tools/deploy/edge',
  ]);
  return sumOutcomes([oneCheck(types), await vitestStage('edge', 'tools/deploy/edge/vitest.config.ts')()]);
};

const e2e = async (): Promise<Outcome> => {
  const report = join(reports, 'e2e.json');
  forgetReport(report);
  return playwrightOutcome(
    report,
    await runProgram(
      'e2e',
      ['playwright', 'test', '--config', 'tools/conformance/playwright.config.ts', '--reporter=list,json'],
      { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, timeoutMs: 33 * 60_000 },
    ),
  );
};

/** The phases of the run. Each has one or two lanes of stages that run in parallel, because there are two processors. */
const phases: Phase[] = [
  [[{ name: 'chromium', run: installChromium }]],
  [
    [
      { name: 'types', run: async () => oneCheck(await runProgram('types', ['npm', 'run', '-s', 'typecheck'])) },
      { name: 'build', run: async () => oneCheck(await runProgram('build', ['npm', 'run', '-s', 'build'])) },
      {
        name: 'mocked build',
        run: async () => oneCheck(await runProgram('mocked-build', ['npm', 'run', '-s', 'build:mocked'])),
      },
      { name: 'no mocks in builds', run: async () => checkMockFree(looks) },
      { name: 'styles of each look', run: async () => checkOwnStyles(looks) },
      { name: 'sites', run: async () => oneCheck(await runProgram('sites', ['npm', 'run', '-s', 'check:sites'])) },
      {
        name: 'templates',
        run: async () =>
          oneCheck(await runProgram('templates', ['npm', 'run', '-s', 'check:templates', '--', '--strict'])),
      },
    ],
    [{ name: 'lint', run: async () => oneCheck(await runProgram('lint', ['npm', 'run', '-s', 'lint'])) }],
  ],
  // What needs the builds, or takes as long as the rest.
  [
    [
      { name: 'publish', run: checkPublish },
      { name: 'consumer', run: checkConsumers },
      { name: 'storefront consumer', run: checkStorefrontConsumer },
      { name: 'texts', run: checkTexts },
      { name: 'unit', run: vitestStage('unit', 'vitest.workspace.ts', ['!stories*', '!core']) },
    ],
    [
      { name: 'stories', run: vitestStage('stories', 'vitest.workspace.ts', ['stories*']) },
      // It counts bytes, not time, so other work in parallel does not matter.
      { name: 'budgets', run: () => checkBudgets(looks) },
      { name: 'rules', run: rules },
      { name: 'edge', run: edge },
      { name: 'smoke', run: checkSmoke },
      { name: 'tutorial', run: checkTutorial },
    ],
  ],
  [[{ name: 'e2e', run: e2e }]],
];

await runCommand(commands.test, async ({ positionals }) => {
  const only = new Set(positionals);
  const known = phases.flat(2).map(({ name }) => name);
  const unknown = [...only].filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`There is no stage called ${unknown.join(', ')}. Known: ${known.join(', ')}.`);

  rmSync(join(reports, 'packs'), { recursive: true, force: true });
  if (!process.env.DEALER_FEED)
    console.log(
      'DEALER_FEED is not set: tests on a real feed are skipped. Set it to the path of your feed to run them.',
    );
  else if (!existsSync(process.env.DEALER_FEED))
    console.log(
      `DEALER_FEED names ${process.env.DEALER_FEED}, which does not exist: tests on a real feed are skipped.`,
    );

  await runPhases(
    phases.map((phase) => phase.map((lane) => lane.filter(({ name }) => only.size === 0 || only.has(name)))),
  );
});
