import { describe, expect, it } from 'vitest';
import { stageLine, summaryLines } from './summary.ts';
import type { StageEnd } from './summary.ts';

const aStage = (name: string, seconds: number, testSeconds: number[]): StageEnd => ({
  name,
  seconds,
  outcome: {
    passed: testSeconds.length,
    failed: 0,
    times: testSeconds.map((took) => ({ name: `takes ${took}`, file: `${name}.test.ts`, seconds: took })),
  },
});

describe('the table at the end of a run', () => {
  it('the table at the end of a run has each stage with its seconds, the longest first', () => {
    const lines = summaryLines([aStage('lint', 40, []), aStage('e2e', 700.25, [])], 750);
    expect(lines).toEqual([
      'Stages, of 12.5 minutes in all:',
      '✓ e2e                   700.3 s  0 passed',
      '✓ lint                   40.0 s  0 passed',
    ]);
  });

  it('the table at the end of a run names the ten slowest tests of all stages together, with file and seconds', () => {
    const unit = aStage('unit', 60, [0.2, 9, 0.1, 0.4, 0.5, 0.6]);
    const e2e = aStage('e2e', 700, [12.34, 3, 4, 5, 6, 7]);
    const lines = summaryLines([unit, e2e], 760);
    const tests = lines.slice(lines.indexOf('The 10 slowest tests:') + 1);
    expect(tests).toHaveLength(10);
    expect(tests[0]).toBe('  e2e                    12.3 s  e2e.test.ts  takes 12.34');
    expect(tests[1]).toBe('  unit                    9.0 s  unit.test.ts  takes 9');
    expect(tests.at(-1)).toContain('takes 0.4');
  });
});

describe('the line of a stage', () => {
  it('the line of a stage has the numbers of failed and skipped tests, and the stage’s note', () => {
    const outcome = { passed: 3, failed: 1, skipped: 2, note: '98 % of statements' };
    expect(stageLine({ name: 'rules', seconds: 7, outcome })).toBe(
      '✗ rules                   7.0 s  3 passed, 1 FAILED, 2 skipped  (98 % of statements)',
    );
  });
});
