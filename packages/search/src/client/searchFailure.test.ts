import { describe, expect, it } from 'vitest';
import { failureReason, searchFailure } from './searchFailure.ts';

describe('failureReason', () => {
  it.each(['offline', 'timeout', 'status', 'malformed', 'aborted'] as const)(
    'failureReason finds "%s", however deep it is wrapped',
    (reason) => {
      expect(failureReason(searchFailure(reason))).toBe(reason);
      expect(
        failureReason(new Error('adapter', { cause: new Error('client', { cause: searchFailure(reason) }) })),
      ).toBe(reason);
      expect(failureReason(Object.assign(new Error('InstantSearch'), { error: searchFailure(reason) }))).toBe(reason);
    },
  );

  it('failureReason returns `status` for any other error', () => {
    const round: { cause?: unknown } = {};
    round.cause = round;
    for (const error of [undefined, 'x', new Error('x'), { reason: 'whim' }, round])
      expect(failureReason(error)).toBe('status');
  });
});
