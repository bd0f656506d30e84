import { describe, expect, it } from 'vitest';
import { failureMessage, failureReason, searchFailure } from './searchFailure.ts';

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

describe('failureMessage', () => {
  it('failureMessage is what the server said, however deep it is wrapped', () => {
    const stated = searchFailure('status', 'Attribute `odometer` is not sortable.');
    expect(failureMessage(new Error('adapter', { cause: new Error('client', { cause: stated }) }))).toBe(
      stated.message,
    );
  });

  it('failureMessage says in general terms that the server failed where nothing is known', () => {
    expect(failureMessage(undefined)).toBe('The search server returned an error.');
  });
});
