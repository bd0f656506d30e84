import { describe, expect, it } from 'vitest';
import { dealerComments } from './dealerComments.ts';

const pending = { paragraphs: ['Dealer comments are pending. Please check back here later.'], empty: true };

describe('dealerComments', () => {
  it.each([
    ['nothing', undefined, pending],
    ['white space', ' \n ', pending],
    ['pipes alone', ' | | ', pending],
    ['one paragraph', 'One owner.', { paragraphs: ['One owner.'], empty: false }],
    [
      'paragraphs with empty ones between',
      ' One owner. ||Full history.| ',
      { paragraphs: ['One owner.', 'Full history.'], empty: false },
    ],
    ['exactly 400 characters', 'x'.repeat(400), { paragraphs: ['x'.repeat(400)], empty: false }],
  ])('dealerComments of %s', (_, text, expected) => {
    expect(dealerComments(text)).toEqual(expected);
  });

  it('dealerComments are cut at 400 characters, pipes counted, and then parted', () => {
    const text = `${'a'.repeat(100)}|${'b'.repeat(300)}`;
    expect(dealerComments(text)).toEqual({
      paragraphs: ['a'.repeat(100), 'b'.repeat(300)],
      short: ['a'.repeat(100), `${'b'.repeat(299)}...`],
      empty: false,
    });
  });
});
