import { mkdirSync } from 'node:fs';
import { root } from '../root.ts';
import { reports, stopAll } from './children.ts';
import type { Outcome, Stage } from './stage.ts';
import { stageLine, summaryLines } from './summary.ts';
import type { StageEnd } from './summary.ts';

/** Lanes run in parallel, the stages of a lane one after another. */
export type Phase = readonly (readonly Stage[])[];

const runStage = async ({ name, run }: Stage): Promise<StageEnd> => {
  const started = performance.now();
  const outcome = await run().catch(
    (error: unknown): Outcome => ({
      passed: 0,
      failed: 1,
      details: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  const end = { name, seconds: (performance.now() - started) / 1000, outcome };
  console.log(stageLine(end));
  if (outcome.failed > 0 && outcome.details) console.log(outcome.details.replace(/^/gm, '    '));
  return end;
};

const runLane = async (stages: readonly Stage[]): Promise<StageEnd[]> => {
  const ends: StageEnd[] = [];
  for (const stage of stages) ends.push(await runStage(stage));
  return ends;
};

/**
 * Runs phases one after another and ends the process: with a table of stages and slowest tests, then `N passed, N failed`.
 */
export const runPhases = async (phases: readonly Phase[]): Promise<never> => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      stopAll();
      process.exit(1);
    });
  process.once('exit', stopAll);
  mkdirSync(reports, { recursive: true });
  const ends: StageEnd[] = [];
  for (const phase of phases) ends.push(...(await Promise.all(phase.map(runLane))).flat());
  const sum = (count: (outcome: Outcome) => number): number =>
    ends.reduce((all, { outcome }) => all + count(outcome), 0);
  const [passed, failed, skipped] = [
    sum((one) => one.passed),
    sum((one) => one.failed),
    sum((one) => one.skipped ?? 0),
  ];
  console.log(`\n${summaryLines(ends, performance.now() / 1000).join('\n')}\n`);
  console.log(
    skipped > 0
      ? `${skipped} skipped; the logs in ${reports.slice(root.length + 1)} name them.`
      : `Logs are in ${reports.slice(root.length + 1)}.`,
  );
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
};
