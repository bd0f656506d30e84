/** How long a test took. */
export type TestTime = { name: string; file: string; seconds: number };

/** The result of a stage: numbers of tests, and descriptions of failures. */
export type Outcome = {
  passed: number;
  failed: number;
  skipped?: number;
  /** A figure to show on the stage's line. */
  note?: string;
  /** Shown only after a failure. */
  details?: string;
  /** How long each of its tests took, if it runs tests. */
  times?: readonly TestTime[];
};

/** A part of the test run. */
export type Stage = { name: string; run: () => Promise<Outcome> };

/** The last lines of a long text. */
export const tail = (text: string, lines = 80): string => text.trimEnd().split('\n').slice(-lines).join('\n');

/** The outcome of a command that is one check by itself. */
export const oneCheck = ({ code, output, log }: { code: number; output: string; log: string }): Outcome =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, details: `${tail(output)}\n(whole output: ${log})` };

/** The outcome of several checks made in this process: each finding is one failure. */
export const findingsOutcome = (checks: number, findings: readonly string[], note?: string): Outcome => ({
  passed: Math.max(0, checks - findings.length),
  failed: findings.length,
  note,
  ...(findings.length > 0 ? { details: findings.join('\n') } : {}),
});

/** Several outcomes as one. */
export const sumOutcomes = (outcomes: readonly Outcome[]): Outcome => {
  const sum = (count: (outcome: Outcome) => number): number => outcomes.reduce((total, one) => total + count(one), 0);
  const lines = (text: (outcome: Outcome) => string | undefined, between: string): string | undefined =>
    outcomes.flatMap((one) => text(one) ?? []).join(between) || undefined;
  const note = lines((one) => one.note, ', ');
  const details = lines((one) => one.details, '\n');
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped ?? 0),
    note,
    details,
  };
};
