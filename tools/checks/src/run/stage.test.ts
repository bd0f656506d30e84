import { describe, expect, it } from 'vitest';
import { sumOutcomes } from './stage.ts';

describe('sumOutcomes', () => {
  it('sumOutcomes counts a browser that is missing as skipped, with the reason', () => {
    expect(
      sumOutcomes([
        { passed: 0, failed: 0, skipped: 4, note: 'WebKit is missing' },
        { passed: 4, failed: 0, note: 'Firefox 80 s' },
      ]),
    ).toEqual({ passed: 4, failed: 0, skipped: 4, note: 'WebKit is missing, Firefox 80 s' });
  });

  it('sumOutcomes shows the details of every failure', () => {
    expect(
      sumOutcomes([
        { passed: 3, failed: 1, details: 'Firefox, menu' },
        { passed: 2, failed: 2, details: 'WebKit, menu' },
      ]),
    ).toEqual({ passed: 5, failed: 3, skipped: 0, details: 'Firefox, menu\nWebKit, menu' });
  });
});
