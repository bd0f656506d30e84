import { describe, expect, it } from 'vitest';
import { describedBy } from './describedBy.ts';

describe('describedBy', () => {
  it.each([
    ['nothing to say', {}, undefined],
    ['a hint', { hint: 'We only call about this vehicle.' }, 'phone-hint'],
    ['an error', { error: 'Enter your phone number.' }, 'phone-error'],
    [
      'the hint before the error',
      { hint: 'We only call about this vehicle.', error: 'Enter your phone number.' },
      'phone-hint phone-error',
    ],
    ['an empty error is none', { error: '' }, undefined],
  ])('describedBy: %s', (_, text, expected) => {
    expect(describedBy('phone', text)).toBe(expected);
  });
});
