import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { areas, patternsOf } from './areas.ts';
import { mutationPage } from './mutationPage.ts';
import { mutationScore, readMutants } from './readMutants.ts';

const spanAt = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
});
const report = {
  files: {
    'packages/core/src/price/a.ts': {
      source: 'const a = (b: number) =>\n  b > 10;\n',
      mutants: [
        { mutatorName: 'EqualityOperator', replacement: 'b <= 10', status: 'Timeout', location: spanAt(2, 3, 9) },
        { mutatorName: 'EqualityOperator', replacement: 'b >= 10', status: 'Survived', location: spanAt(2, 3, 9) },
        {
          mutatorName: 'ArrowFunction',
          replacement: '() => undefined',
          status: 'Killed',
          location: { start: { line: 1, column: 11 }, end: { line: 2, column: 9 } },
        },
        { mutatorName: 'StringLiteral', replacement: '""', status: 'Ignored', location: spanAt(1, 1, 2) },
        { mutatorName: 'StringLiteral', replacement: '""', status: 'NoCoverage', location: spanAt(1, 1, 2) },
      ],
    },
  },
};

describe('readMutants', () => {
  it('readMutants reports the original code, its replacement and whether a test noticed', () => {
    const mutants = readMutants(report);
    expect(mutants.find(({ status }) => status === 'survived')).toEqual({
      file: 'packages/core/src/price/a.ts',
      line: 2,
      mutator: 'EqualityOperator',
      from: 'b > 10',
      to: 'b >= 10',
      status: 'survived',
    });
    expect(mutants.find(({ mutator }) => mutator === 'ArrowFunction')?.from).toBe('(b: number) => b > 10');
    expect(mutants.map(({ line }) => line)).toEqual([1, 1, 1, 2, 2]);
  });
});

describe('mutationScore', () => {
  it('mutationScore counts an endless loop as noticed and uncovered code as not noticed, and leaves out ignored changes', () => {
    expect(mutationScore(readMutants(report))).toEqual({ killed: 2, total: 4, percent: 50 });
    expect(mutationScore([])).toEqual({ killed: 0, total: 0, percent: 0 });
  });
});

describe('mutationPage', () => {
  it('mutationPage lists each survivor with a reason', () => {
    const page = mutationPage({ price: readMutants(report) }, '2026-11-23');
    expect(page).toContain('| price | 4 | 2 | 2 | 50.0 % |');
    expect(page).toMatch(/\| price\/a\.ts:2 \| `b > 10` \| `b >= 10` \| \S.*\|/);
  });
});

describe('the mutated areas', () => {
  it.each(Object.keys(areas))('the mutated areas: %s has sources', (area) => {
    for (const pattern of patternsOf(area)) expect(globSync(pattern, { cwd: root }).length, pattern).toBeGreaterThan(0);
  });
});
