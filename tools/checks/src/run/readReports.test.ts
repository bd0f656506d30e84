import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coverageNote, playwrightOutcome, vitestOutcome } from './readReports.ts';

let folder = '';
const file = (): string => join(folder, 'report.json');
const ended = (code: number) => ({ code, output: 'last words', log: 'x.log' });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealer-report-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('vitestOutcome', () => {
  const report = (change: object) =>
    writeFileSync(
      file(),
      JSON.stringify({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 2, testResults: [], ...change }),
    );

  it('vitestOutcome counts passed and skipped tests', () => {
    report({});
    expect(vitestOutcome(file(), ended(0))).toMatchObject({ passed: 5, failed: 0, skipped: 2 });
  });

  it('vitestOutcome counts a failed test and names it', () => {
    report({
      numFailedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [{ status: 'failed', fullName: 'adds up', failureMessages: ['expected 4'] }],
        },
      ],
    });
    expect(vitestOutcome(file(), ended(1))).toMatchObject({
      failed: 1,
      details: expect.stringMatching(/a\.test\.ts\s+adds up\s+expected 4/),
    });
  });

  it('vitestOutcome counts a test that passed only at the second try', () => {
    const failureMessages = ['expected 4'];
    report({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'passed',
          assertionResults: [
            { status: 'passed', fullName: 'adds up', failureMessages },
            { status: 'passed', fullName: 'subtracts', failureMessages: [] },
          ],
        },
      ],
    });
    expect(vitestOutcome(file(), ended(0))).toMatchObject({
      failed: 0,
      note: '1 passed only at the second try: adds up',
    });
  });

  it('vitestOutcome reports how long each test took', () => {
    report({
      testResults: [
        {
          name: join(import.meta.dirname, 'a.test.ts'),
          status: 'passed',
          assertionResults: [{ status: 'passed', fullName: 'adds up', duration: 1250 }],
        },
      ],
    });
    expect(vitestOutcome(file(), ended(0)).times).toEqual([
      { name: 'adds up', file: 'tools/checks/src/run/a.test.ts', seconds: 1.25 },
    ]);
  });

  it('vitestOutcome counts a file that could not be loaded', () => {
    report({ testResults: [{ name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }] });
    expect(vitestOutcome(file(), ended(1))).toMatchObject({
      failed: 1,
      details: expect.stringContaining('no such module'),
    });
  });

  it('vitestOutcome counts a failed run without a failed test', () => {
    report({});
    expect(vitestOutcome(file(), ended(1)).failed).toBe(1);
  });

  it('vitestOutcome counts a missing report as a failure', () => {
    expect(vitestOutcome(file(), ended(0))).toMatchObject({
      passed: 0,
      failed: 1,
      details: expect.stringContaining('last words'),
    });
  });
});

describe('playwrightOutcome', () => {
  it('counts, and names what failed in which look', () => {
    const failure = {
      title: 'opens a car',
      ok: false,
      tests: [{ projectName: 'coast-390', status: 'unexpected', results: [{ error: { message: 'no link' } }] }],
    };
    writeFileSync(
      file(),
      JSON.stringify({
        stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 0 },
        errors: [],
        suites: [{ title: 'vehicle.spec.ts', specs: [failure] }],
      }),
    );
    expect(playwrightOutcome(file(), ended(1))).toMatchObject({
      passed: 3,
      failed: 1,
      details: expect.stringMatching(/coast-390.*opens a car\s+no link/),
    });
  });
});

describe('playwrightOutcome, how long', () => {
  it('playwrightOutcome adds up the tries of a test in each look, and names one that passed at the second', () => {
    const inner = {
      title: 'a vehicle',
      specs: [
        {
          title: 'opens',
          ok: true,
          file: 'conformance/vehicle.spec.ts',
          tests: [
            { projectName: 'coast-390', status: 'flaky', results: [{ duration: 4000 }, { duration: 1500 }] },
            { projectName: 'harbour-390', status: 'expected', results: [{ duration: 900 }] },
          ],
        },
      ],
    };
    writeFileSync(
      file(),
      JSON.stringify({
        stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
        errors: [],
        suites: [{ title: 'conformance/vehicle.spec.ts', suites: [inner] }],
      }),
    );
    const { note, times } = playwrightOutcome(file(), ended(0));
    expect(note).toBe('1 passed only at the second try: [coast-390] opens');
    expect(times).toEqual([
      { name: '[coast-390] opens', file: 'conformance/vehicle.spec.ts', seconds: 5.5 },
      { name: '[harbour-390] opens', file: 'conformance/vehicle.spec.ts', seconds: 0.9 },
    ]);
  });
});

describe('coverageNote', () => {
  it('reports the coverage, or that there is none', () => {
    writeFileSync(file(), JSON.stringify({ total: { statements: { pct: 98.06 }, branches: { pct: 96.4 } } }));
    expect(coverageNote(file())).toBe('98.1 % of statements, 96.4 % of branches');
    expect(coverageNote(join(folder, 'none.json'))).toBe('no figures of coverage were written');
  });
});
