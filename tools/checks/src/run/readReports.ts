import { readFileSync, rmSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { root } from '../root.ts';
import { tail } from './stage.ts';
import type { Outcome, TestTime } from './stage.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; duration?: number; failureMessages?: string[] }[];
  }[];
};

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    ok: boolean;
    file?: string;
    tests: { projectName: string; status: string; results: { duration?: number; error?: { message?: string } }[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

type Ended = { code: number; output: string; log: string };

const read = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
};

const retriedNote = (tests: readonly string[]): Pick<Outcome, 'note'> =>
  tests.length > 0 ? { note: `${tests.length} passed only at the second try: ${tests.join('; ')}` } : {};

/** A runner that failed although no test failed, or that wrote no report, counts as one more failure. */
const orBrokenRun = (outcome: Outcome, { code, output, log }: Ended): Outcome =>
  code !== 0 && outcome.failed === 0
    ? { ...outcome, failed: 1, details: `The run itself failed.\n${tail(output)}\n(whole output: ${log})` }
    : outcome;

const fileName = (file: string): string => (isAbsolute(file) ? relative(root, file) : file);

/** Deletes an old report, so that it is never read as the new one. */
export const forgetReport = (file: string): void => rmSync(file, { force: true });

/** Counts the results in Vitest's JSON report. A file that could not be loaded counts as one failed test. */
export const vitestOutcome = (file: string, ended: Ended): Outcome => {
  const report = read<VitestReport>(file);
  if (!report)
    return {
      passed: 0,
      failed: 1,
      details: `No report was written.\n${tail(ended.output)}\n(whole output: ${ended.log})`,
    };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const details = report.testResults.flatMap(({ name, message, status, assertionResults }) => [
    ...(status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
      ? [`${name}\n  ${tail(message ?? 'could not be loaded', 12)}`]
      : []),
    ...assertionResults
      .filter((test) => test.status === 'failed')
      .map(
        (test) =>
          `${name}\n  ${test.fullName}\n  ${(test.failureMessages?.[0] ?? '').split('\n').slice(0, 20).join('\n  ')}`,
      ),
  ]);
  const failed = report.numFailedTests + unloaded.length;
  const retried = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'passed' && (test.failureMessages?.length ?? 0) > 0)
      .map(({ fullName }) => fullName),
  );
  return orBrokenRun(
    {
      passed: report.numPassedTests,
      failed,
      skipped: report.numPendingTests,
      times: report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, duration = 0 }) => ({
          name: fullName,
          file: fileName(name),
          seconds: duration / 1000,
        })),
      ),
      ...retriedNote(retried),
      ...(failed > 0 ? { details: details.join('\n') } : {}),
    },
    ended,
  );
};

const failuresIn = (suite: PlaywrightSuite, path: string): string[] => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(
        ({ projectName, results }) =>
          `[${projectName}] ${path} ${title}\n  ${(results.at(-1)?.error?.message ?? '').split('\n').slice(0, 14).join('\n  ')}`,
      ),
  ),
  ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, `${path} ${inner.title}`.trim())),
];

const titlesIn = (suite: PlaywrightSuite, wanted: string): string[] => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === wanted).map(({ projectName }) => `[${projectName}] ${title}`),
  ),
  ...(suite.suites ?? []).flatMap((inner) => titlesIn(inner, wanted)),
];

/** How long each test of a suite took, including retries. */
const timesIn = (suite: PlaywrightSuite): TestTime[] => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `[${projectName}] ${title}`,
      file: fileName(file ?? suite.title),
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
    })),
  ),
  ...(suite.suites ?? []).flatMap(timesIn),
];

/** Counts the results in Playwright's JSON report. */
export const playwrightOutcome = (file: string, ended: Ended): Outcome => {
  const report = read<PlaywrightReport>(file);
  if (!report)
    return {
      passed: 0,
      failed: 1,
      details: `No report was written.\n${tail(ended.output)}\n(whole output: ${ended.log})`,
    };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + report.errors.length;
  const details = [
    ...report.errors.map(({ message }) => message ?? ''),
    ...report.suites.flatMap((suite) => failuresIn(suite, suite.title)),
  ];
  return orBrokenRun(
    {
      passed: expected + flaky,
      failed,
      skipped,
      times: report.suites.flatMap(timesIn),
      ...retriedNote(report.suites.flatMap((suite) => titlesIn(suite, 'flaky'))),
      ...(failed > 0 ? { details: details.join('\n') } : {}),
    },
    ended,
  );
};

/** The test coverage, as text for the stage's line. */
export const coverageNote = (file: string): string => {
  const total = read<{ total: { statements: { pct: number }; branches: { pct: number } } }>(file)?.total;
  return total
    ? `${total.statements.pct.toFixed(1)} % of statements, ${total.branches.pct.toFixed(1)} % of branches`
    : 'no figures of coverage were written';
};
