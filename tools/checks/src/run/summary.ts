import type { Outcome, TestTime } from './stage.ts';

/** A finished stage. */
export type StageEnd = { name: string; seconds: number; outcome: Outcome };

const seconds = (value: number): string => `${value.toFixed(1).padStart(7)} s`;

/** The line of a stage: whether it passed, how long it took, how many tests passed. */
export const stageLine = ({ name, seconds: took, outcome: { passed, failed, skipped, note } }: StageEnd): string => {
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} FAILED`] : []),
    ...(skipped ? [`${skipped} skipped`] : []),
  ].join(', ');
  // A stage that could not run did not pass.
  const mark = failed > 0 ? '✗' : passed === 0 && skipped ? '–' : '✓';
  return `${mark} ${name.padEnd(20)}${seconds(took)}  ${counts}${note === undefined ? '' : `  (${note})`}`;
};

/** The slowest tests of all stages, slowest first. */
const slowest = (ends: readonly StageEnd[], most: number): (TestTime & { stage: string })[] =>
  ends
    .flatMap(({ name, outcome }) => (outcome.times ?? []).map((time) => ({ ...time, stage: name })))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most);

/**
 * The table at the end of a run: each stage with its seconds, the longest first, then the slowest tests with their files.
 */
export const summaryLines = (ends: readonly StageEnd[], wholeSeconds: number, most = 10): string[] => {
  const tests = slowest(ends, most);
  return [
    `Stages, of ${(wholeSeconds / 60).toFixed(1)} minutes in all:`,
    ...[...ends].sort((one, other) => other.seconds - one.seconds).map(stageLine),
    ...(tests.length > 0
      ? [
          `The ${tests.length} slowest tests:`,
          ...tests.map(
            ({ stage, file, name, seconds: took }) => `  ${stage.padEnd(20)}${seconds(took)}  ${file}  ${name}`,
          ),
        ]
      : []),
  ];
};
